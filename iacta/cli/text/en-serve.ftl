# `iacta serve`: its help and its settings, and what it says.

about-serve = Serve the page, so that you and your friends can play in a browser.

value-address = address
value-addresses = addresses
value-folder = folder
value-hours = hours
value-days = days
value-level = level
value-format = format

help-host = The address to listen on.
help-port = The port; 0 takes any free one.
help-data = The folder for the database and the server’s secret.
help-origins = Addresses of other sites whose pages may connect, separated by commas.
help-hosts = Names that the server answers to, separated by commas; all names unless given.
help-secure = Send cookies over HTTPS only; for a server behind a proxy that does HTTPS.
help-proxies = Trusted proxies, whose word is taken for a visitor’s address: addresses or networks, separated by commas.
help-grace = Seconds until a bot stands in for a player who is away.
help-bot-pace = The least time, in seconds, that a bot takes for a decision.
help-bot-workers = The number of processes in which bots think.
help-most-tables = The most tables that may be waiting or running at once.
help-waiting-hours = Hours until a waiting table that nobody has visited is removed; 0: never.
help-abandoned-days = Days until a match that nobody has visited is removed; 0: never.
help-finished-days = Days until a finished match is removed; 0: never.
help-tables-an-hour = The most tables that one address may set up per hour.
help-most-connections = The most connections that the server holds.
help-connections-an-address = The most connections that one address may have.
help-connects-a-second = The most websockets that one address may open per second.
help-requests-a-second = The most requests that one address may make per second.
help-messages-a-second = The most messages that one connection may send per second.
help-questions-a-second = The most costly questions that one address may ask per second: why, hints, records, card files.
help-log-level = What is logged: debug, info, warning or error.
help-log-format = The format of the log: text, or json (one object per line).
help-access-log = Log every request as well.
help-metrics-port = A port for Prometheus metrics; 0 takes any free one. Off unless given.
help-metrics-host = The address on which the metrics can be read.
help-no-browser = Do not open a browser.

serving = The table is open: { $url } (Ctrl-C closes it).
serving-behind-proxy = The table is open: { $url }. The proxy finds the server at { $here } (Ctrl-C closes it).
friends-open = Friends on the same network can open
friends-scan = or scan this code ({ $url }):
friends-cannot = This computer is not on a network, so friends cannot open the table.
