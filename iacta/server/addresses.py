"""The addresses under which other machines in the network can open the page."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address

import ifaddr

EVERYWHERE = {"0.0.0.0": (4,), "::": (4, 6)}  # hosts that stand for all addresses, of which versions
# Where a message to the world would be sent from; the addresses are reserved for documents.
FAR_AWAY = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
BETWEEN_CONTAINERS = ("br-", "cni", "docker", "lxc", "podman", "veth", "virbr")  # no other machine can reach them


def addresses_for_friends(host: str, port: int) -> list[str]:
    """What people on other machines can type, the likeliest first; nothing where only this machine is served."""
    if host in EVERYWHERE:
        found = reachable(ifaddr.get_adapters(), EVERYWHERE[host], outward_addresses())
        return [url_of(str(address), port) for address in found]
    return [] if is_loopback(host) else [url_of(host, port)]


def reachable(
    adapters: Iterable[ifaddr.Adapter], versions: tuple[int, ...], outward: Iterable[str] = ()
) -> list[IPv4Address | IPv6Address]:
    """The adapters' addresses that another machine can reach: first those that lead outward, then by version."""
    found = {
        ip_address(ip.ip if isinstance(ip.ip, str) else ip.ip[0])
        for adapter in adapters
        if not str(adapter.nice_name).startswith(BETWEEN_CONTAINERS)
        for ip in adapter.ips
    }
    usable = [a for a in found if a.version in versions and not (a.is_loopback or a.is_link_local or a.is_unspecified)]
    return sorted(usable, key=lambda a: (a.version, str(a) not in set(outward), a.packed))


def outward_addresses() -> list[str]:
    """This machine's addresses on its way to the rest of the world, if it has one. Nothing is sent."""
    found = []
    for family, far_away in FAR_AWAY:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((far_away, 9))
            found.append(way.getsockname()[0])
    return found


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:  # a name
        return host == "localhost"


def url_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"
