# hyperlink: URL.from_text, click and normalize.
from hyperlink import URL

from driver import drive


def valid(request):
    url = URL.from_text(request["input"])
    return request["rule"] != "URI" or url.scheme != ""


def components(request):
    url = URL.from_text(request["input"])
    path = ("/" if url.rooted else "") + "/".join(url.path)
    return {"scheme": url.scheme, "userinfo": url.userinfo, "host": url.host, "path": path, "fragment": url.fragment}


drive({
    "URI": valid,
    "URI-reference": valid,
    "components": components,
    "resolve": lambda request: URL.from_text(request["base"]).click(request["reference"]).to_text(),
    "normalize": lambda request: URL.from_text(request["input"]).normalize().to_text(),
})
