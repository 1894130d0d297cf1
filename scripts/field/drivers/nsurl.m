/* GNUstep: NSURL. */
#import <Foundation/Foundation.h>
#include "driver.h"

static void put_ns(NSString *text) { put_string([text UTF8String]); }

static NSString *string_of(const Request *request, int index) {
  return [[[NSString alloc] initWithBytes: request->text[index]
                                   length: request->length[index]
                                 encoding: NSUTF8StringEncoding] autorelease];
}

static void put_components(NSURL *url) {
  NSString *user = [url user], *password = [url password];
  fputs("components", stdout);
  put_ns([url scheme]);
  fputs("\t?", stdout);
  put_ns(password ? [NSString stringWithFormat: @"%@:%@", user, password] : user);
  put_ns([url host]);
  put_ns([[url port] stringValue]);
  /* The path is decoded, and without a last slash. */
  fputs("\t?", stdout);
  put_ns([url query]);
  put_ns([url fragment]);
  putchar('\n');
}

static void answer(const Request *request) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  int verdict = strcmp(request->op, "validity") == 0;
  NS_DURING
    NSURL *url = [NSURL URLWithString: string_of(request, 0)];
    if (has_nul(request)) puts("unsupported");
    else if (verdict) put_valid(url && ([url scheme] || strcmp(request->rule, "URI") != 0));
    else if (!url) puts("error");
    else if (strcmp(request->op, "components") == 0) put_components(url);
    else if (strcmp(request->op, "resolve") == 0)
      put_result([[[NSURL URLWithString: string_of(request, 1) relativeToURL: url] absoluteString] UTF8String]);
    else if (strcmp(request->op, "normalize") == 0) put_result([[[url standardizedURL] absoluteString] UTF8String]);
    else puts("unsupported");
  NS_HANDLER
    puts(verdict ? "invalid" : "error");
  NS_ENDHANDLER
  [pool release];
}
