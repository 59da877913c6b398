# expect: limit time
# limits: time=300ms memory=64M output=64K
# A finaliser that runs when the program has ended, and never comes to an end itself.
class Endless:
    def __del__(self):
        while True:
            pass


kept = Endless()
