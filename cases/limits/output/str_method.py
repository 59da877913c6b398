# expect: limit output
# limits: time=5s memory=64M output=64K
# A __str__ that floods.
class C:
    def __str__(self):
        return 'x' * 10 ** 5


print(C())
