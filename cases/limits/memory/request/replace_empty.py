# expect: limit memory
# limits: time=10s memory=32M output=64K
# Replace of nothing.
('a' * 10 ** 6).replace('', 'b' * 10 ** 6)
