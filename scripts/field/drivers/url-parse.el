;;; Emacs Lisp: url-generic-parse-url and url-expand-file-name.  -*- lexical-binding: t -*-
(require 'hex-util)
(require 'url-parse)
(require 'url-expand)

(defun driver-text (hex) (decode-coding-string (decode-hex-string hex) 'utf-8))

(defun driver-part (value)
  (concat "\t" (if value (encode-hex-string (encode-coding-string (format "%s" value) 'utf-8)) "-")))

(defun driver-components (url)
  (let* ((user (url-user url))
         (password (url-password url))
         (file (url-filename url))
         (mark (string-search "?" file)))
    (concat "components" (driver-part (url-type url)) "\t?"
            (driver-part (if password (concat user ":" password) user))
            (driver-part (url-host url)) (driver-part (url-portspec url))
            (driver-part (substring file 0 mark)) (driver-part (and mark (substring file (1+ mark))))
            (driver-part (url-target url)))))

(defun driver-answer (fields)
  (pcase fields
    (`("components" ,input) (driver-components (url-generic-parse-url (driver-text input))))
    (`("resolve" ,base ,reference)
     (concat "result" (driver-part (url-expand-file-name (driver-text reference) (driver-text base)))))
    (_ "unsupported")))

(let (line)
  (while (setq line (ignore-errors (read-from-minibuffer "")))
    (princ (condition-case nil (driver-answer (split-string line "\t")) (error "error")))
    (terpri)))
