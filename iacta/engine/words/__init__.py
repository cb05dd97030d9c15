"""Words for people: messages in four languages from Fluent files (messages.py), and errors that say in each of them
what is wrong (errors.py)."""
