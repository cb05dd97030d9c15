"""Which addresses friends can type."""

from ipaddress import ip_address

import ifaddr
import pytest
from ifaddr import IP, Adapter

from iacta.server.addresses import addresses_for_friends, outward_addresses, reachable
from iacta.server.serve import address, address_to_open
from iacta.server.settings import Settings


def adapter(name, *addresses):
    ips = [IP(a if "." in a else (a, 0, 0), 24, name) for a in addresses]
    return Adapter(name, name, ips)


ADAPTERS = [
    adapter("lo", "127.0.0.1", "::1"),
    adapter("docker0", "172.17.0.1"),
    adapter("tun0", "10.8.0.2"),
    adapter("wlan0", "192.168.1.23", "169.254.3.4", "fe80::1", "2001:db8:7::5"),
]


def test_only_addresses_that_another_machine_can_reach_are_told_those_that_lead_outward_first():
    found = reachable(ADAPTERS, (4, 6), outward=["192.168.1.23"])
    assert [str(address) for address in found] == ["192.168.1.23", "10.8.0.2", "2001:db8:7::5"]


def test_who_listens_to_version_4_tells_no_address_of_version_6():
    assert [str(address) for address in reachable(ADAPTERS, (4,))] == ["10.8.0.2", "192.168.1.23"]


def test_a_machine_without_a_network_has_no_such_address():
    assert reachable(ADAPTERS[:2], (4, 6)) == []


@pytest.mark.parametrize("host", ["127.0.0.1", "127.3.2.1", "::1", "localhost"])
def test_a_server_for_this_machine_alone_has_none(host):
    assert addresses_for_friends(host, 8000) == []


@pytest.mark.parametrize(
    ("host", "url"), [("table.example", "http://table.example:8000/"), ("2001:db8::5", "http://[2001:db8::5]:8000/")]
)
def test_a_host_that_was_named_is_the_address(host, url):
    assert addresses_for_friends(host, 8000) == [url]


def test_the_browser_of_this_machine_opens_what_friends_can_open_too():
    """Otherwise the links that are copied there would lead friends to their own machines."""
    for host in ("0.0.0.0", "127.0.0.1", "table.example"):
        settings = Settings(host=host, port=8000)
        usual = address(settings, 8000)
        assert address_to_open(settings, usual) == [*addresses_for_friends(host, 8000), usual][0]
    assert address_to_open(Settings(host="0.0.0.0", secure=True), usual) == usual


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_the_addresses_of_this_machine_are_its_own(host):
    own = {ip.ip if isinstance(ip.ip, str) else ip.ip[0] for each in ifaddr.get_adapters() for ip in each.ips}
    urls = addresses_for_friends(host, 8000)
    for url in urls:
        address = url.removeprefix("http://").removesuffix(":8000/").strip("[]")
        assert address in own
        assert not ip_address(address).is_loopback
    if outward := outward_addresses():
        assert any(outward[0] in url for url in urls)
