# covers: keyword.kwlist, keyword.softkwlist, keyword.iskeyword, keyword.issoftkeyword
# Words that are kept.
import keyword

print(keyword.kwlist, keyword.softkwlist)
for word in ("if", "If", "None", "print", "match", "_", "type", "async", "", "case", "exec", "True"):
    print(word, keyword.iskeyword(word), keyword.issoftkeyword(word))
for value in (5, None, ("if",)):
    print(keyword.iskeyword(value))
try:
    keyword.iskeyword([])
except TypeError as error:
    print(error)
try:
    keyword.iskeyword()
except TypeError as error:
    print("TypeError")
