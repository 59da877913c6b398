# expect: limit memory
# limits: time=10s memory=32M output=64K
# Writing far behind the end.
import io

out = io.BytesIO()
out.seek(10 ** 12)
out.write(b'x')
