# rfc3987: match with the name of a rule, and resolve.
from rfc3987 import match, parse, resolve

from driver import drive

RULES = {"URI": "URI", "URI-reference": "URI_reference", "absolute-URI": "absolute_URI", "relative-ref": "relative_ref"}


def valid(request):
    return match(request["input"], RULES[request["rule"]]) is not None


def components(request):
    parts = parse(request["input"], rule="URI_reference")
    return {name: parts[name] for name in ("scheme", "authority", "path", "query", "fragment")}


drive({
    **{rule: valid for rule in RULES},
    "components": components,
    "resolve": lambda request: resolve(request["base"], request["reference"]),
})
