#!/usr/bin/env python3
"""A bot for Umpire: answers every question with something that is allowed, at random. See bot-protocol.md."""

import json
import random
import sys


def possible_answers(ask):
    """Where an option is an answer, the options; where it is not (several of them, a point), the examples."""
    return ask.get("examples") or [option["say"] for option in ask["options"]]


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "ask":
            say = random.choice(possible_answers(message))
            answer = {"type": "answer", "seat": message["seat"], "number": message["number"], "say": say}
            print(json.dumps(answer), flush=True)
        elif message["type"] == "refused":
            print("refused:", message["reason"], file=sys.stderr)
        elif message["type"] == "outcome":
            print("won by seats", message["winners"], file=sys.stderr)
            break


if __name__ == "__main__":
    main()
