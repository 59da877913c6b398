# expect: limit output
# limits: time=5s memory=64M output=64K
# Errors in finalisers are printed and count.
class C:
    def __del__(self):
        raise ValueError('x' * 1000)


while True:
    C()
