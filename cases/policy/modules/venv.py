# expect: reject ModuleNotFoundError at import
# venv is refused.
print('before')
import venv

print(venv.__name__)
