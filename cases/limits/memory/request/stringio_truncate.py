# expect: limit memory
# limits: time=10s memory=32M output=64K
# Truncating to more than there is.
import io

out = io.StringIO('x' * 10 ** 6)
parts = []
while True:
    parts.append(out.getvalue() + str(len(parts)))
