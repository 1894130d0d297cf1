/* Reads requests in hexadecimal, and writes answers. A driver defines `answer`, which writes one line. */
#ifndef DRIVER_H
#define DRIVER_H
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The fields of a request: texts end with NUL, and have their lengths, because they can contain NUL. */
typedef struct {
  const char *op, *rule;
  char *text[2];
  size_t length[2];
} Request;

static void answer(const Request *request);

static int has_nul(const Request *request) {
  return strlen(request->text[0]) != request->length[0] || strlen(request->text[1]) != request->length[1];
}

static void put_hex(const char *text, size_t length) {
  for (size_t i = 0; i < length; i++) printf("%02x", (unsigned char)text[i]);
}

/* Writes a component after a tab: absent if the text is NULL. */
static void put_part(const char *text, size_t length) {
  putchar('\t');
  if (text) put_hex(text, length);
  else putchar('-');
}

static void put_string(const char *text) { put_part(text, text ? strlen(text) : 0); }

static void put_result(const char *text) {
  if (!text) {
    puts("error");
    return;
  }
  fputs("result", stdout);
  put_string(text);
  putchar('\n');
}

static void put_valid(int valid) { puts(valid ? "valid" : "invalid"); }

static void take(Request *request, int index, const char *field) {
  size_t length = field ? strlen(field) / 2 : 0;
  char *text = (char *)malloc(length + 1);
  for (size_t i = 0; i < length; i++) {
    char pair[3] = {field[2 * i], field[2 * i + 1], 0};
    text[i] = (char)strtol(pair, NULL, 16);
  }
  text[length] = 0;
  request->text[index] = text;
  request->length[index] = length;
}

int main(void) {
  char *line = NULL;
  size_t size = 0;
  ssize_t length;
  while ((length = getline(&line, &size, stdin)) > 0) {
    if (line[length - 1] == '\n') line[length - 1] = 0;
    char *rest = line;
    Request request = {strsep(&rest, "\t"), "", {NULL, NULL}, {0, 0}};
    if (strcmp(request.op, "validity") == 0) request.rule = strsep(&rest, "\t");
    take(&request, 0, strsep(&rest, "\t"));
    take(&request, 1, strsep(&rest, "\t"));
    answer(&request);
    fflush(stdout);
    free(request.text[0]);
    free(request.text[1]);
  }
  return 0;
}
#endif
