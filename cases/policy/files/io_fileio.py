# expect: reject AttributeError at run
# Raw files are not in io.
import io

io.FileIO("raw.bin", "w").close()
print("opened")
