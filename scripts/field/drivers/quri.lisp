;; QURI.
(require :asdf)
;; The compiler writes to the output.
(let ((*standard-output* (make-broadcast-stream))) (asdf:load-system :quri))
(load (merge-pathnames "driver.lisp" *load-truename*))

(drive (lambda (fields)
         (destructuring-bind (op first &optional second) fields
           (cond
             ((string= op "validity")
              (let ((uri (quri:uri (text second))))
                (if (or (quri:uri-scheme uri) (string/= first "URI")) "valid" "invalid")))
             ((string= op "components")
              (let ((uri (quri:uri (text first))))
                (concatenate 'string "components" (part (quri:uri-scheme uri)) *unknown*
                             (part (quri:uri-userinfo uri)) (part (quri:uri-host uri)) (part (quri:uri-port uri))
                             (part (or (quri:uri-path uri) "")) (part (quri:uri-query uri))
                             (part (quri:uri-fragment uri)))))
             (t "unsupported")))))
