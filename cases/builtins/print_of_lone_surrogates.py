# Text that cannot be encoded cannot be printed.
import json,sys
for f in (lambda: print('\ud83d'), lambda: print(json.loads('"\\ud83d"')), lambda: print(json.loads('"\\ud83d1ude00"')), lambda: sys.stdout.write('\udc00x'), lambda: print('a\ud83d\ude00')):
    try: f()
    except Exception as e: print(type(e).__name__, e)
