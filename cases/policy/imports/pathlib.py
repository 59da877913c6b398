# expect: reject ModuleNotFoundError at import
# Paths reach the file system and are refused.
from pathlib import Path

print(Path("a") / "b", Path(".").exists())
