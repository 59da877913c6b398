# expect: reject ModuleNotFoundError at import
# smtplib is refused.
print('before')
import smtplib

print(smtplib.__name__)
