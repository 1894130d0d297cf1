;; PURI.
(require :asdf)
;; The compiler writes to the output.
(let ((*standard-output* (make-broadcast-stream))) (asdf:load-system :puri))
(load (merge-pathnames "driver.lisp" *load-truename*))

(drive (lambda (fields)
         (destructuring-bind (op first &optional second) fields
           (cond
             ((string= op "validity")
              (let ((uri (puri:parse-uri (text second))))
                (if (or (puri:uri-scheme uri) (string/= first "URI")) "valid" "invalid")))
             ((string= op "components")
              (let* ((uri (puri:parse-uri (text first))) (scheme (puri:uri-scheme uri)))
                (concatenate 'string "components" (part (and scheme (string-downcase scheme))) *unknown* *unknown*
                             (part (puri:uri-host uri)) (part (puri:uri-port uri)) (part (or (puri:uri-path uri) ""))
                             (part (puri:uri-query uri)) (part (puri:uri-fragment uri)))))
             ((string= op "resolve")
              (format nil "result~a" (part (puri:render-uri (puri:merge-uris (text second) (text first)) nil))))
             (t "unsupported")))))
