# yarl: URL, which encodes what it is given.
from yarl import URL

from driver import drive


def valid(request):
    url = URL(request["input"])
    return request["rule"] != "URI" or url.scheme != ""


def components(request):
    url = URL(request["input"])
    return {
        "scheme": url.scheme,
        "authority": url.raw_authority,
        "host": url.raw_host,
        "path": url.raw_path,
        "query": url.raw_query_string,
        "fragment": url.raw_fragment,
    }


drive({
    "URI": valid,
    "URI-reference": valid,
    "components": components,
    "resolve": lambda request: str(URL(request["base"]).join(URL(request["reference"]))),
})
