# rfc3986: its validator, uri_reference, resolve_with and normalize.
from rfc3986 import normalize_uri, uri_reference, validators

from driver import drive

VALIDATOR = validators.Validator().check_validity_of("scheme", "userinfo", "host", "port", "path", "query", "fragment")


def valid(request):
    uri = uri_reference(request["input"])
    VALIDATOR.validate(uri)
    return request["rule"] != "URI" or uri.scheme is not None


def components(request):
    uri = uri_reference(request["input"])
    parts = {"scheme": uri.scheme, "authority": uri.authority, "path": uri.path or "", "query": uri.query}
    return {**parts, "userinfo": uri.userinfo, "host": uri.host, "port": uri.port, "fragment": uri.fragment}


drive({
    "URI": valid,
    "URI-reference": valid,
    "components": components,
    "resolve": lambda request: uri_reference(request["reference"]).resolve_with(request["base"], strict=True).unsplit(),
    "normalize": lambda request: normalize_uri(request["input"]),
})
