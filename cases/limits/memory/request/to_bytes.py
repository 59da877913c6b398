# expect: limit memory
# limits: time=10s memory=32M output=64K
# To_bytes of a trillion.
(1).to_bytes(10 ** 12)
