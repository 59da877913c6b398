# expect: limit memory
# limits: time=10s memory=32M output=64K
# Bytes.hex doubles.
bytes(2 * 10 ** 7).hex()
