# expect: reject ModuleNotFoundError at import
# tkinter is refused.
print('before')
import tkinter

print(tkinter.__name__)
