# urltools of CRAN: url_parse.
library(urltools)

text <- function(hex) {
  if (is.na(hex) || hex == "") return("")
  pairs <- substring(hex, seq(1, nchar(hex) - 1, 2), seq(2, nchar(hex), 2))
  value <- rawToChar(as.raw(strtoi(pairs, 16L)))
  Encoding(value) <- "UTF-8"
  value
}

part <- function(value) if (is.na(value)) "\t-" else paste0("\t", paste(charToRaw(value), collapse = ""))

answer <- function(fields) {
  if (fields[1] != "components") return("unsupported")
  parts <- url_parse(text(fields[2]))
  paste0("components", part(parts$scheme), "\t?\t?", part(parts$domain), part(parts$port), "\t?",
         part(parts$parameter), part(parts$fragment))
}

input <- file("stdin", "r")
while (length(line <- readLines(input, 1)) > 0) {
  fields <- strsplit(line, "\t")[[1]]
  cat(tryCatch(answer(fields), error = function(refused) "error"), "\n", sep = "")
}
