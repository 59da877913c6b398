# expect: limit memory
# limits: time=10s memory=32M output=64K
# Tabs of a billion blanks in bytes.
b'\t'.expandtabs(2 * 10 ** 9)
