# covers: weakref.finalize
# Finalisers that are left when the program ends: the latest first, unless they were told not to.
import weakref


class Thing:
    pass


def fail():
    print("about to fail")


kept, other, third = Thing(), Thing(), Thing()
weakref.finalize(kept, print, "made first")
quiet = weakref.finalize(kept, print, "never called")
quiet.atexit = False
detached = weakref.finalize(other, print, "detached")
print(detached.detach() is not None)
weakref.finalize(other, fail)
weakref.finalize(third, print, "called when it goes")
del third
weakref.finalize(other, lambda: weakref.finalize(kept, print, "made on the way"))
print(quiet.alive, quiet.atexit, detached.alive)
