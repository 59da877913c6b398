# The constants, character for character.
# covers: string.ascii_letters, string.ascii_lowercase, string.ascii_uppercase, string.digits, string.hexdigits, string.octdigits, string.printable, string.punctuation, string.whitespace
import string

for name in sorted(string.__all__):
    value = getattr(string, name)
    print(name, ascii(value) if isinstance(value, str) else getattr(value, "__name__", type(value).__name__))
print(string.ascii_letters == string.ascii_lowercase + string.ascii_uppercase, len(string.printable), set(string.whitespace) < set(string.printable))
