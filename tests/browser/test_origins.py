"""A page at another origin of the same site, in a real browser: it may do what the setting `origins` lets it."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.server.serving import Serving

pytestmark = pytest.mark.slow
TRY = """async (server) => {
    const said = [];
    const headers = { "Content-Type": "application/json" };
    const table = { game: "lusitania", players: ["me", "open"], name: "Ada" };
    const ask = (path, more) => fetch(server + path, { credentials: "include", ...more });
    try {
        said.push((await (await ask("/api/games/lusitania/cards")).json()).game);
        const made = await ask("/api/tables", { method: "POST", headers, body: JSON.stringify(table) });
        const { table: name } = await made.json();
        const again = await ask(`/api/tables/${name}/join`, { method: "POST", headers, body: '{"name": "Ada"}' });
        said.push((await again.json()).seat); // the cookie says that it is the same guest
        const socket = new WebSocket(server.replace("http", "ws") + `/api/tables/${name}/live`);
        socket.onopen = () => socket.send('{"type": "hello"}');
        said.push(await new Promise((done, failed) => {
            socket.onmessage = ({ data }) => done(JSON.parse(data).seat);
            socket.onerror = () => failed(new Error("no websocket"));
        }));
    } catch (error) {
        said.push(error.name);
    }
    return said;
}"""


class EmptyPage(BaseHTTPRequestHandler):
    def do_GET(self):  # the library's name
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html>")

    def log_message(self, *_):
        pass


@pytest.fixture
def origins():
    """Two origins of this machine, other than the server's."""
    pages = [ThreadingHTTPServer(("127.0.0.1", 0), EmptyPage) for _ in range(2)]
    threads = [threading.Thread(target=page.serve_forever) for page in pages]
    for thread in threads:
        thread.start()
    yield [f"http://127.0.0.1:{page.server_port}" for page in pages]
    for page, thread in zip(pages, threads, strict=True):
        page.shutdown()
        page.server_close()
        thread.join()


def tried(browser, origin, server):
    """What a page at an origin gets from a server."""
    context = browser.new_context()
    try:
        page = context.new_page()
        page.goto(f"{origin}/")
        return page.evaluate(TRY, f"http://{server.host}")
    finally:
        context.close()


def test_the_page_of_an_allowed_origin_sits_down_and_connects_and_others_read_nothing(browser, origins, tmp_path):
    friend, stranger = origins
    with Serving(tmp_path, origins=friend) as server:
        assert tried(browser, friend, server) == ["lusitania", 0, 0]
        assert tried(browser, stranger, server) == ["TypeError"]
