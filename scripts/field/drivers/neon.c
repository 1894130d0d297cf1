/* neon: ne_uri_parse and ne_uri_resolve. */
#include "driver.h"
#include <ne_uri.h>

static void put_components(const ne_uri *uri) {
  char port[16];
  snprintf(port, sizeof port, "%u", uri->port);
  fputs("components", stdout);
  put_string(uri->scheme);
  fputs("\t?", stdout);
  put_string(uri->userinfo);
  put_string(uri->host);
  put_string(uri->port ? port : NULL);
  put_string(uri->path);
  put_string(uri->query);
  put_string(uri->fragment);
  putchar('\n');
}

static void answer(const Request *request) {
  ne_uri uri, reference, target;
  int known = ne_uri_parse(request->text[0], &uri) == 0;
  if (has_nul(request)) puts("unsupported");
  else if (strcmp(request->op, "validity") == 0) put_valid(known && (uri.scheme || strcmp(request->rule, "URI") != 0));
  else if (!known) puts("error");
  else if (strcmp(request->op, "components") == 0) put_components(&uri);
  else if (strcmp(request->op, "resolve") == 0) {
    if (ne_uri_parse(request->text[1], &reference) != 0) puts("error");
    else {
      ne_uri_resolve(&uri, &reference, &target);
      put_result(ne_uri_unparse(&target));
      ne_uri_free(&target);
    }
    ne_uri_free(&reference);
  } else puts("unsupported");
  ne_uri_free(&uri);
}
