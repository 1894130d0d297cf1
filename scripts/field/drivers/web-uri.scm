;; Guile: (web uri), which does not decode its parts.
(use-modules (ice-9 rdelim) (rnrs bytevectors) (srfi srfi-13) (web uri))

(define (text hex)
  (utf8->string
   (u8-list->bytevector
    (map (lambda (i) (string->number (substring hex (* 2 i) (+ 2 (* 2 i))) 16)) (iota (quotient (string-length hex) 2))))))

(define (hex value)
  (string-concatenate
   (map (lambda (octet) (string-pad (number->string octet 16) 2 #\0)) (bytevector->u8-list (string->utf8 value)))))

(define (part value) (if value (string-append "\t" (hex value)) "\t-"))

(define (components uri)
  (string-append
   "components" (part (and (uri-scheme uri) (symbol->string (uri-scheme uri)))) "\t?" (part (uri-userinfo uri))
   (part (uri-host uri)) (part (and (uri-port uri) (number->string (uri-port uri)))) (part (uri-path uri))
   (part (uri-query uri)) (part (uri-fragment uri))))

(define (answer fields)
  (cond
   ((string=? (car fields) "validity")
    (let ((input (text (caddr fields))))
      (if (if (string=? (cadr fields) "URI") (string->uri input) (string->uri-reference input)) "valid" "invalid")))
   ((string=? (car fields) "components")
    (let ((uri (string->uri-reference (text (cadr fields))))) (if uri (components uri) "error")))
   (else "unsupported")))

(let loop ((line (read-line)))
  (unless (eof-object? line)
    (let ((fields (string-split line #\tab)))
      (display (catch #t (lambda () (answer fields))
                 (lambda _ (if (string=? (car fields) "validity") "invalid" "error")))))
    (newline)
    (force-output)
    (loop (read-line))))
