/* uriparser: uriParseSingleUriExA, and the functions for resolution and normalization. */
#include "driver.h"
#include <uriparser/Uri.h>

static void put_range(UriTextRangeA range) { put_part(range.first, (size_t)(range.afterLast - range.first)); }

static void put_uri(const UriUriA *uri) {
  int size;
  if (uriToStringCharsRequiredA(uri, &size) != URI_SUCCESS) {
    puts("error");
    return;
  }
  char *text = (char *)malloc((size_t)size + 1);
  put_result(uriToStringA(text, uri, size + 1, NULL) == URI_SUCCESS ? text : NULL);
  free(text);
}

/* The parts of a path are a list of segments. */
static void put_path(const UriUriA *uri) {
  putchar('\t');
  if (uri->absolutePath || (uri->pathHead && uri->hostText.first)) put_hex("/", 1);
  for (const UriPathSegmentA *each = uri->pathHead; each; each = each->next) {
    put_hex(each->text.first, (size_t)(each->text.afterLast - each->text.first));
    if (each->next) put_hex("/", 1);
  }
}

static void put_components(const UriUriA *uri) {
  fputs("components", stdout);
  put_range(uri->scheme);
  fputs("\t?", stdout);
  put_range(uri->userInfo);
  put_range(uri->hostText);
  put_range(uri->portText);
  put_path(uri);
  put_range(uri->query);
  put_range(uri->fragment);
  putchar('\n');
}

static void answer(const Request *request) {
  UriUriA uri, relative, target;
  const char *at, *text = request->text[0];
  int known = uriParseSingleUriExA(&uri, text, text + request->length[0], &at) == URI_SUCCESS;
  if (strcmp(request->op, "validity") == 0) {
    if (strcmp(request->rule, "URI") == 0) put_valid(known && uri.scheme.first);
    else put_valid(known);
  } else if (!known) puts("error");
  else if (strcmp(request->op, "components") == 0) put_components(&uri);
  else if (strcmp(request->op, "normalize") == 0) {
    if (uriNormalizeSyntaxA(&uri) == URI_SUCCESS) put_uri(&uri);
    else puts("error");
  } else if (strcmp(request->op, "resolve") == 0) {
    const char *reference = request->text[1];
    if (uriParseSingleUriExA(&relative, reference, reference + request->length[1], &at) != URI_SUCCESS) puts("error");
    else {
      if (uriAddBaseUriA(&target, &relative, &uri) == URI_SUCCESS) put_uri(&target);
      else puts("error");
      uriFreeUriMembersA(&target);
      uriFreeUriMembersA(&relative);
    }
  } else puts("unsupported");
  if (known) uriFreeUriMembersA(&uri);
}
