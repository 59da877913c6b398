# expect: limit memory
# limits: time=10s memory=32M output=64K
# A long separator.
('x' * 10 ** 6).join(['a'] * 10 ** 6)
