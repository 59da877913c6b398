# SystemExit with a text prints it and stops, without a traceback.
try:
    print("work")
    raise SystemExit("stopping early")
finally:
    print("finally still runs")
