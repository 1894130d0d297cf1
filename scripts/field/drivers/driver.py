# Reads requests in JSON, and writes answers. A driver passes a function for each operation that its library has; a
# function that raises an exception refuses.
import json
import sys

MEMBERS = {"validity": "valid", "components": "components"}


def drive(operations):
    """Answers all requests; `operations` has functions by `op`, and for `validity` by rule."""
    for line in sys.stdin.buffer:
        request = json.loads(line)
        op = request["op"]
        run = operations.get(request["rule"] if op == "validity" else op)
        if run is None:
            answer = {"unsupported": True}
        else:
            try:
                value = run(request)
            except Exception:
                value = False if op == "validity" else None
            answer = {"error": True} if value is None else {MEMBERS.get(op, "result"): value}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
