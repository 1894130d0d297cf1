/* Raptor: raptor_uri_resolve_uri_reference; it has no check. */
#include "driver.h"
#include <raptor2.h>

static void answer(const Request *request) {
  if (has_nul(request) || strcmp(request->op, "resolve") != 0) {
    puts("unsupported");
    return;
  }
  size_t size = request->length[0] + request->length[1] + 16;
  char *result = (char *)calloc(size, 1);
  size_t length = raptor_uri_resolve_uri_reference((const unsigned char *)request->text[0],
                                                   (const unsigned char *)request->text[1], (unsigned char *)result, size);
  put_result(length > 0 ? result : NULL);
  free(result);
}
