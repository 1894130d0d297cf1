/* GLib: g_uri_parse_relative without flags that decode, and g_uri_resolve_relative. */
#include "driver.h"
#include <glib.h>

#define FLAGS (G_URI_FLAGS_ENCODED | G_URI_FLAGS_HAS_PASSWORD)

static void answer(const Request *request) {
  const char *text = request->text[0];
  if (has_nul(request)) puts("unsupported");
  else if (strcmp(request->op, "validity") == 0) {
    int whole = strcmp(request->rule, "URI") == 0;
    put_valid(whole ? g_uri_is_valid(text, FLAGS, NULL)
                    : g_uri_split(text, FLAGS, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL));
  } else if (strcmp(request->op, "components") == 0) {
    char *part[6];
    int number;
    if (!g_uri_split(text, FLAGS, &part[0], &part[1], &part[2], &number, &part[3], &part[4], &part[5], NULL)) {
      puts("error");
      return;
    }
    char port[16];
    snprintf(port, sizeof port, "%d", number);
    fputs("components", stdout);
    put_string(part[0]);
    fputs("\t?", stdout);
    put_string(part[1]);
    put_string(part[2]);
    put_string(number == -1 ? NULL : port);
    for (int i = 3; i < 6; i++) put_string(part[i]);
    putchar('\n');
    for (int i = 0; i < 6; i++) g_free(part[i]);
  } else if (strcmp(request->op, "resolve") == 0) {
    char *result = g_uri_resolve_relative(text, request->text[1], FLAGS, NULL);
    put_result(result);
    g_free(result);
  } else if (strcmp(request->op, "normalize") == 0) {
    GUri *uri = g_uri_parse(text, FLAGS | G_URI_FLAGS_SCHEME_NORMALIZE, NULL);
    char *result = uri ? g_uri_to_string(uri) : NULL;
    put_result(result);
    g_free(result);
    if (uri) g_uri_unref(uri);
  } else puts("unsupported");
}
