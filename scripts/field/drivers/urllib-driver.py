# urllib.parse of Python's library: urlsplit and urljoin. It gives "" for a component that is absent.
from urllib.parse import urljoin, urlsplit

from driver import drive


def components(request):
    parts = urlsplit(request["input"])
    user, password = parts.username, parts.password
    userinfo = None if user is None else user if password is None else f"{user}:{password}"
    port = parts.port
    return {
        "scheme": parts.scheme,
        "authority": parts.netloc,
        "userinfo": userinfo,
        "host": parts.hostname,
        "port": None if port is None else str(port),
        "path": parts.path,
        "query": parts.query,
        "fragment": parts.fragment,
    }


def split(request):
    parts = urlsplit(request["input"])
    parts.port  # The port is checked when it is read.
    return parts


drive({
    "URI": lambda request: split(request).scheme != "",
    "URI-reference": lambda request: split(request) is not None,
    "components": components,
    "resolve": lambda request: urljoin(request["base"], request["reference"]),
})
