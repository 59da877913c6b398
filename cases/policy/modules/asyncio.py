# expect: reject ModuleNotFoundError at import
# asyncio is refused.
print('before')
import asyncio

print(asyncio.__name__)
