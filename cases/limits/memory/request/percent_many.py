# expect: limit memory
# limits: time=10s memory=32M output=64K
# A long text many times.
('%(a)s' * 10 ** 5) % {'a': 'x' * 10 ** 5}
