# expect: limit memory
# limits: time=10s memory=32M output=64K
# A list of a memory view.
memoryview(bytes(10 ** 7)).tolist()
