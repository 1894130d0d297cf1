#lang racket/base
;; Racket: net/url.
(require net/url racket/string file/sha1)

(define (text hex) (bytes->string/utf-8 (hex-string->bytes hex) #\?))
(define (part value) (if value (string-append "\t" (bytes->hex-string (string->bytes/utf-8 value))) "\t-"))
(define (result url) (string-append "result" (part (url->string url))))

(define (answer fields)
  (case (car fields)
    [("validity")
     (define url (string->url (text (caddr fields))))
     (if (or (url-scheme url) (not (string=? (cadr fields) "URI"))) "valid" "invalid")]
    [("components")
     (define url (string->url (text (cadr fields))))
     (define port (url-port url))
     ;; Paths and queries are lists of decoded parts.
     (string-append "components" (part (url-scheme url)) "\t?" (part (url-user url)) (part (url-host url))
                    (part (and port (number->string port))) "\t?\t?" (part (url-fragment url)))]
    [("resolve") (result (combine-url/relative (string->url (text (cadr fields))) (text (caddr fields))))]
    [else "unsupported"]))

(for ([line (in-lines)])
  (define fields (string-split line "\t" #:trim? #f))
  (displayln (with-handlers ([void (lambda (_) (if (string=? (car fields) "validity") "invalid" "error"))])
               (answer fields)))
  (flush-output))
