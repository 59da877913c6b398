# expect: reject AttributeError at run
# Generators do not show their code.
it = (x for x in "ab")
print(next(it))
print(it.gi_code.co_name)
