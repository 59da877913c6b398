# expect: limit memory
# limits: time=10s memory=32M output=64K
# Writing text far behind the end.
import io

out = io.StringIO()
out.seek(10 ** 12)
out.write('x')
