# expect: limit memory
# limits: time=10s memory=32M output=64K
# Normal forms that are much longer than the text.
import unicodedata

unicodedata.normalize("NFKD", "\ufdfa" * 200000)
