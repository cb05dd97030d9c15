"""The server: tables in a browser. The database is the only truth; whatever goes out is built from a view."""
