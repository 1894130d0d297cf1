/* APR-util: apr_uri_parse. */
#include "driver.h"
#include <apr_general.h>
#include <apr_strings.h>
#include <apr_uri.h>

static void answer(const Request *request) {
  static apr_pool_t *root;
  apr_pool_t *pool;
  apr_uri_t uri;
  if (!root) {
    apr_initialize();
    apr_pool_create(&root, NULL);
  }
  apr_pool_create(&pool, root);
  int known = apr_uri_parse(pool, request->text[0], &uri) == APR_SUCCESS;
  if (has_nul(request)) puts("unsupported");
  else if (strcmp(request->op, "validity") == 0) put_valid(known && (uri.scheme || strcmp(request->rule, "URI") != 0));
  else if (strcmp(request->op, "components") != 0) puts("unsupported");
  else if (!known) puts("error");
  else {
    char *both = uri.password ? apr_pstrcat(pool, uri.user, ":", uri.password, NULL) : uri.user;
    fputs("components", stdout);
    put_string(uri.scheme);
    fputs("\t?", stdout);
    put_string(both);
    put_string(uri.hostname);
    put_string(uri.port_str);
    put_string(uri.path ? uri.path : "");
    put_string(uri.query);
    put_string(uri.fragment);
    putchar('\n');
  }
  apr_pool_destroy(pool);
}
