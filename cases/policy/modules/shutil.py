# expect: reject ModuleNotFoundError at import
# shutil is refused.
print('before')
import shutil

print(shutil.__name__)
