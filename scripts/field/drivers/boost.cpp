// Boost.URL: parse_uri, parse_uri_reference, resolve and normalize.
#include "driver.h"
#include <boost/url.hpp>
#include <string>

namespace urls = boost::urls;

static void put_view(bool present, const std::string &text) { put_part(present ? text.data() : nullptr, text.size()); }

static void put_url(const urls::url &url) { put_result(std::string(url.buffer()).c_str()); }

static void answer(const Request *request) {
  const std::string op = request->op, text(request->text[0], request->length[0]);
  if (op == "validity") {
    const std::string rule = request->rule;
    put_valid(rule == "URI" ? urls::parse_uri(text).has_value() : urls::parse_uri_reference(text).has_value());
    return;
  }
  const auto parsed = urls::parse_uri_reference(text);
  if (!parsed) puts("error");
  else if (op == "components") {
    const urls::url_view url = *parsed;
    fputs("components", stdout);
    put_view(url.has_scheme(), std::string(url.scheme()));
    put_view(url.has_authority(), std::string(url.encoded_authority()));
    put_view(url.has_userinfo(), std::string(url.encoded_userinfo()));
    put_view(url.has_authority(), std::string(url.encoded_host()));
    put_view(url.has_port(), std::string(url.port()));
    put_view(true, std::string(url.encoded_path()));
    put_view(url.has_query(), std::string(url.encoded_query()));
    put_view(url.has_fragment(), std::string(url.encoded_fragment()));
    putchar('\n');
  } else if (op == "normalize") put_url(urls::url(*parsed).normalize());
  else if (op == "resolve") {
    const auto reference = urls::parse_uri_reference(std::string_view(request->text[1], request->length[1]));
    urls::url target;
    if (reference && urls::resolve(*parsed, *reference, target)) put_url(target);
    else puts("error");
  } else puts("unsupported");
}
