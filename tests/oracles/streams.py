"""A second way to make streams (docs/reference/streams.md): the whole row as a text of 0 and 1.

Written from that page alone. It makes as many blocks as could be asked for and cuts them up.
"""

from __future__ import annotations

import hashlib


class Row:
    """One stream: its bits as text, and the place of the next one."""

    def __init__(self, seed: str, number: str) -> None:
        self.name = "cardrules stream 1 " + seed + " " + number + " "
        self.bits = ""
        self.made = 0
        self.place = 0

    def getrandbits(self, k: int) -> int:
        """The next `k` bits as a binary number."""
        while len(self.bits) < self.place + k:
            digest = hashlib.sha256((self.name + str(self.made)).encode()).hexdigest()
            for digit in digest:
                self.bits += format(int(digit, 16), "04b")
            self.made += 1
        taken = self.bits[self.place : self.place + k]
        self.place += k
        return int(taken, 2) if taken else 0

    def below(self, n: int) -> int:
        """Try numbers of as many bits as the greatest one wanted has."""
        if n == 1:
            return 0
        width = len(format(n - 1, "b"))
        while True:
            number = self.getrandbits(width)
            if number < n:
                return number

    def shuffled(self, things: list[str]) -> list[str]:
        """Put into the last place that is open any one of those not yet placed."""
        open_ones = list(things)
        placed: list[str] = []
        while len(open_ones) > 1:
            chosen = self.below(len(open_ones))
            last = open_ones.pop()
            if chosen == len(open_ones):
                placed.insert(0, last)
            else:
                placed.insert(0, open_ones[chosen])
                open_ones[chosen] = last
        return open_ones + placed
