# expect: limit memory
# limits: time=10s memory=32M output=64K
# A BytesIO that grows.
import io

out = io.BytesIO()
while True:
    out.write(b'x' * 1000)
