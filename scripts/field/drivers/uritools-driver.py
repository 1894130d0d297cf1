# uritools: urisplit and urijoin.
from uritools import urijoin, urisplit

from driver import drive


def components(request):
    parts = urisplit(request["input"])
    return {
        "scheme": parts.scheme,
        "authority": parts.authority,
        "userinfo": parts.userinfo,
        "port": parts.port,
        "path": parts.path,
        "query": parts.query,
        "fragment": parts.fragment,
    }


drive({
    "components": components,
    "resolve": lambda request: urijoin(request["base"], request["reference"], strict=True),
})
