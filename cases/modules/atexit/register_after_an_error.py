# Functions registered for the end are called after an uncaught exception, too.
import atexit

atexit.register(print, "first registered")
atexit.register(print, "last registered")
print("before")
raise LookupError("on the way")
