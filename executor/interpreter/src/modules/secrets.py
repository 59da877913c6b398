import base64 as _base64
import binascii as _binascii
from hmac import compare_digest
from random import SystemRandom

__all__ = [
    *("choice", "randbelow", "randbits", "SystemRandom", "token_bytes", "token_hex", "token_urlsafe"),
    "compare_digest",
]
DEFAULT_ENTROPY = 32
_sysrand = SystemRandom()
randbits = _sysrand.getrandbits
choice = _sysrand.choice


def randbelow(exclusive_upper_bound):
    """A number from zero up to a bound."""
    if exclusive_upper_bound <= 0:
        raise ValueError("Upper bound must be positive.")
    return _sysrand.randrange(exclusive_upper_bound)


def token_bytes(nbytes=None):
    """Random bytes."""
    return _sysrand.randbytes(DEFAULT_ENTROPY if nbytes is None else nbytes)


def token_hex(nbytes=None):
    """Random bytes as hexadecimal digits."""
    return _binascii.hexlify(token_bytes(nbytes)).decode("ascii")


def token_urlsafe(nbytes=None):
    """Random bytes as text for addresses."""
    return _base64.urlsafe_b64encode(token_bytes(nbytes)).rstrip(b"=").decode("ascii")
