/* Serd: serd_uri_parse and serd_uri_resolve. */
#include "driver.h"
#include <serd/serd.h>

static void put_chunk(SerdChunk chunk) { put_part((const char *)chunk.buf, chunk.len); }

static void answer(const Request *request) {
  const uint8_t *text = (const uint8_t *)request->text[0];
  SerdURI uri;
  if (has_nul(request)) {
    puts("unsupported");
    return;
  }
  SerdStatus status = serd_uri_parse(text, &uri);
  if (strcmp(request->op, "validity") == 0)
    put_valid(strcmp(request->rule, "URI") == 0 ? serd_uri_string_has_scheme(text) : status == SERD_SUCCESS);
  else if (status != SERD_SUCCESS) puts("error");
  else if (strcmp(request->op, "components") == 0) {
    fputs("components", stdout);
    put_chunk(uri.scheme);
    put_chunk(uri.authority);
    fputs("\t?\t?\t?", stdout);
    if (uri.path.buf) put_chunk(uri.path);
    else put_string("");
    put_chunk(uri.query);
    /* The fragment of a SerdURI begins with "#". */
    put_part(uri.fragment.buf ? (const char *)uri.fragment.buf + 1 : NULL, uri.fragment.len - 1);
    putchar('\n');
  } else if (strcmp(request->op, "resolve") == 0) {
    SerdURI reference, target, ignored;
    serd_uri_parse((const uint8_t *)request->text[1], &reference);
    serd_uri_resolve(&reference, &uri, &target);
    SerdNode node = serd_node_new_uri(&target, NULL, &ignored);
    put_result((const char *)node.buf);
    serd_node_free(&node);
  } else puts("unsupported");
}
