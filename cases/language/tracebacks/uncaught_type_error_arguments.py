# A call that fails to bind shows the calling line only.
def connect(host, port, *, timeout):
    return host, port, timeout


settings = {"host": "h", "prot": 1}
print(connect("h", 1, timeout=2))
connect(**settings)
