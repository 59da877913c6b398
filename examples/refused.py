# Reaches for the host. The import is refused with a hint on what to use instead.
print("so far, so good")
import os

print(os.listdir("/"))
