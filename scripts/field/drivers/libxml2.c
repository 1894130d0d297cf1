/* libxml2: xmlParseURIRaw without decoding, and xmlBuildURI. */
#include "driver.h"
#include <libxml/uri.h>
#include <libxml/xmlmemory.h>

static void put_components(xmlURIPtr uri) {
  char port[16];
  snprintf(port, sizeof port, "%d", uri->port);
  fputs("components", stdout);
  put_string(uri->scheme);
  fputs("\t?", stdout);
  put_string(uri->user);
  put_string(uri->server);
  put_string(uri->port > 0 ? port : NULL);
  put_string(uri->path ? uri->path : "");
  put_string(uri->query_raw);
  put_string(uri->fragment);
  putchar('\n');
}

static void answer(const Request *request) {
  const char *text = request->text[0];
  if (has_nul(request)) {
    puts("unsupported");
    return;
  }
  if (strcmp(request->op, "resolve") == 0) {
    xmlChar *result = xmlBuildURI((const xmlChar *)request->text[1], (const xmlChar *)text);
    put_result((const char *)result);
    xmlFree(result);
    return;
  }
  xmlURIPtr uri = xmlParseURIRaw(text, 1);
  if (strcmp(request->op, "validity") == 0)
    put_valid(uri && (uri->scheme || strcmp(request->rule, "URI") != 0));
  else if (strcmp(request->op, "components") != 0) puts("unsupported");
  else if (uri) put_components(uri);
  else puts("error");
  xmlFreeURI(uri);
}
