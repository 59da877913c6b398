# Frames of exec'd text have no source line.
source = """
def inner(x):
    return 10 / x

def outer():
    return inner(0)
"""
namespace = {}
exec(source, namespace)
namespace["outer"]()
