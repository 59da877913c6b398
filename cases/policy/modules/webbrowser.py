# expect: reject ModuleNotFoundError at import
# webbrowser is refused.
print('before')
import webbrowser

print(webbrowser.__name__)
