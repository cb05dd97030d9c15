"""Words for people: messages in four languages from Fluent files (messages.py), which of the languages somebody wants
(language.py), and errors that say in each of them what is wrong (errors.py)."""
