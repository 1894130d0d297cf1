// POCO: Poco::URI, which decodes its components.
#include "driver.h"
#include <Poco/URI.h>
#include <exception>

static void put(const std::string &text) { put_part(text.data(), text.size()); }

static void answer(const Request *request) {
  const std::string op = request->op, text(request->text[0], request->length[0]);
  try {
    Poco::URI uri(text);
    if (op == "validity") put_valid(!uri.getScheme().empty() || std::string(request->rule) != "URI");
    else if (op == "components") {
      fputs("components", stdout);
      put(uri.getScheme());
      fputs("\t?", stdout);
      put(uri.getUserInfo());
      put(uri.getHost());
      // The port of a known scheme is that of the scheme.
      fputs("\t?", stdout);
      put(uri.getPath());
      put(uri.getRawQuery());
      put(uri.getFragment());
      putchar('\n');
    } else if (op == "resolve") {
      uri.resolve(std::string(request->text[1], request->length[1]));
      put_result(uri.toString().c_str());
    } else if (op == "normalize") {
      uri.normalize();
      put_result(uri.toString().c_str());
    } else puts("unsupported");
  } catch (const std::exception &) {
    puts(op == "validity" ? "invalid" : "error");
  }
}
