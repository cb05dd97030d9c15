"""What the Makefile runs, or a person by hand: it writes documents, pictures and golden matches, compares matches from
before a change with those after it, and builds a release."""
