# expect: limit memory
# limits: time=10s memory=32M output=64K
# Translate to something long.
('a' * 10 ** 6).translate({97: 'b' * 10 ** 6})
