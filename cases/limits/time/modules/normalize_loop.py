# expect: limit time
# limits: time=250ms memory=64M output=64K
# Normal forms of long text.
import unicodedata

text = "\u0301\u0323" * 200000
while True:
    unicodedata.normalize("NFKC", text)
