# expect: limit memory
# limits: time=10s memory=32M output=64K
# Ten million parts.
(',' * 10 ** 7).split(',')
