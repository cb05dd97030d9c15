# `iacta serve`: its help and its settings, and what it says.

about-serve = Open the table in a browser: the page and its server, on one port.

value-address = address
value-addresses = addresses
value-folder = folder
value-hours = hours
value-days = days
value-level = level
value-format = format

help-host = The address to listen at.
help-port = The port; 0 takes any that is free.
help-data = The folder of the database and of the server’s secret.
help-origins = Other addresses whose pages may connect, with commas between.
help-hosts = Names that the server answers to, with commas between; all unless given.
help-secure = Send cookies over HTTPS only; for a server behind a proxy that does HTTPS.
help-proxies = Proxies whose word is taken for a visitor’s address: addresses or networks, with commas between.
help-grace = Seconds after which a bot stands in for a player who is away.
help-bot-pace = Seconds that a bot takes at least for a decision.
help-bot-workers = Processes in which bots think.
help-most-tables = How many tables may wait or be played at once.
help-waiting-hours = Hours after which a table is removed that still waits for players and nobody has been at; 0: never.
help-abandoned-days = Days after which a match is removed that nobody has been at; 0: never.
help-finished-days = Days after which a finished match is removed; 0: never.
help-tables-an-hour = How many tables one address may set up in an hour.
help-most-connections = How many connections the server holds.
help-connections-an-address = How many connections one address may have.
help-connects-a-second = How many websockets one address may open in a second.
help-requests-a-second = How many requests one address may make in a second.
help-messages-a-second = How many messages one connection may send in a second.
help-questions-a-second = How many costly questions one address may ask in a second: why, hints, records, card files.
help-log-level = What is logged: debug, info, warning or error.
help-log-format = How it is logged: text, or json (one object a line).
help-access-log = Log every request, too.
help-metrics-port = A port for Prometheus metrics; 0 takes any that is free. Off unless given.
help-metrics-host = The address at which the metrics can be read.
help-no-browser = Do not open a browser.

serving = The table is open: { $url } (Ctrl-C closes it).
serving-behind-proxy = The table is open: { $url }. The proxy finds the server at { $here } (Ctrl-C closes it).
friends-open = Friends in the same network can open
friends-scan = or scan this code ({ $url }):
friends-cannot = This machine has no address in a network, so friends cannot open the table.
