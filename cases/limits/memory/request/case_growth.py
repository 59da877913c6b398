# expect: limit memory
# limits: time=10s memory=32M output=64K
# Upper case that is longer.
('\u0149' * 10 ** 7).upper()
