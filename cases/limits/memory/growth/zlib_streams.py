# expect: limit memory
# limits: time=10s memory=32M output=64K
# Streams under way, each with its window.
import zlib

streams = []
while True:
    streams.append(zlib.compressobj().copy())
