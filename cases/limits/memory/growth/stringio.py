# expect: limit memory
# limits: time=10s memory=32M output=64K
# A StringIO that grows.
import io

out = io.StringIO()
while True:
    out.write('x' * 1000)
