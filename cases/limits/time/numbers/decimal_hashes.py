# expect: limit time
# limits: time=250ms memory=64M output=64K
# Hashes, texts, tuples and ints of decimals with a million digits.
from decimal import Decimal

number = Decimal("123456789" * 100_000)
while True:
    hash(number), str(number), float(number), number == number + 1, int(number)
