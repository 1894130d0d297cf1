/* curl: CURLU, with CURLU_NON_SUPPORT_SCHEME so that it takes all schemes. */
#include "driver.h"
#include <curl/curl.h>

static char *part(CURLU *url, CURLUPart name) {
  char *text = NULL;
  return curl_url_get(url, name, &text, 0) == CURLUE_OK ? text : NULL;
}

static void put_components(CURLU *url) {
  char *user = part(url, CURLUPART_USER), *password = part(url, CURLUPART_PASSWORD);
  const CURLUPart names[] = {CURLUPART_HOST, CURLUPART_PORT, CURLUPART_PATH, CURLUPART_QUERY, CURLUPART_FRAGMENT};
  fputs("components", stdout);
  put_string(part(url, CURLUPART_SCHEME));
  fputs("\t?", stdout);
  if (user && password) {
    char *both = NULL;
    if (asprintf(&both, "%s:%s", user, password) > 0) put_string(both);
  } else put_string(user);
  for (int i = 0; i < 5; i++) put_string(part(url, names[i]));
  putchar('\n');
}

static void answer(const Request *request) {
  CURLU *url = curl_url();
  int known = curl_url_set(url, CURLUPART_URL, request->text[0], CURLU_NON_SUPPORT_SCHEME) == CURLUE_OK;
  if (has_nul(request)) puts("unsupported");
  else if (strcmp(request->op, "validity") == 0) put_valid(known);
  else if (!known) puts("error");
  else if (strcmp(request->op, "components") == 0) put_components(url);
  else if (strcmp(request->op, "normalize") == 0) put_result(part(url, CURLUPART_URL));
  else if (strcmp(request->op, "resolve") == 0) {
    int resolved = curl_url_set(url, CURLUPART_URL, request->text[1], CURLU_NON_SUPPORT_SCHEME) == CURLUE_OK;
    put_result(resolved ? part(url, CURLUPART_URL) : NULL);
  } else puts("unsupported");
  curl_url_cleanup(url);
}
