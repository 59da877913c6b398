# covers: html.entities.html5, html.entities.name2codepoint, html.entities.codepoint2name, html.entities.entitydefs
# Names of characters.
from html import entities

print(len(entities.html5), len(entities.name2codepoint), len(entities.codepoint2name), len(entities.entitydefs))
for name in ("amp", "amp;", "AMP", "eacute", "euro;", "nbsp;", "NotEqualTilde;", "fjlig;"):
    print(name, ascii(entities.html5.get(name)), entities.name2codepoint.get(name), ascii(entities.entitydefs.get(name)))
print(entities.codepoint2name[233], entities.codepoint2name[0x2665], sorted(entities.name2codepoint)[:5], sorted(entities.html5)[:3], type(entities.html5).__name__)
print(all(entities.codepoint2name[code] and chr(code) for code in entities.name2codepoint.values()), all(name.endswith(";") or name + ";" in entities.html5 for name in entities.html5))
print(sum(len(text) for text in entities.html5.values()), sum(entities.name2codepoint.values()), len("".join(entities.entitydefs.values())))
