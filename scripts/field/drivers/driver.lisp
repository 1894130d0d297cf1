;; Reads requests in hexadecimal, and writes answers. A driver defines ANSWER.
(defun text (hex)
  (let ((octets (make-array (floor (length hex) 2) :element-type '(unsigned-byte 8))))
    (dotimes (i (length octets))
      (setf (aref octets i) (parse-integer hex :start (* 2 i) :end (+ 2 (* 2 i)) :radix 16)))
    (sb-ext:octets-to-string octets :external-format :utf-8)))

(defun part (value)
  (if value
      (format nil "~c~(~{~2,'0x~}~)" #\Tab
              (coerce (sb-ext:string-to-octets (princ-to-string value) :external-format :utf-8) 'list))
      (format nil "~c-" #\Tab)))

(defparameter *unknown* (format nil "~c?" #\Tab))

(defun fields (line)
  (loop for start = 0 then (1+ end)
        for end = (position #\Tab line :start start)
        collect (subseq line start end)
        while end))

(defun drive (answer)
  (loop for line = (read-line *standard-input* nil)
        while line
        do (let ((fields (fields line)))
             (write-line (handler-case (funcall answer fields)
                           (error () (if (string= (first fields) "validity") "invalid" "error"))))
             (finish-output))))
