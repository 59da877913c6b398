# expect: limit memory
# limits: time=10s memory=32M output=64K
# Replace by something long.
('a' * 10 ** 6).replace('a', 'b' * 10 ** 6)
