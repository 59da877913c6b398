# expect: limit time
# limits: time=500ms memory=32M output=64K
# Sleeping is charged as time.
import time

print("good night")
time.sleep(60)
print("good morning")
