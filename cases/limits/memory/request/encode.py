# expect: limit memory
# limits: time=10s memory=32M output=64K
# UTF-32 takes four bytes each.
('x' * 10 ** 7).encode('utf-32')
