# The package uri of Tcllib.
package require uri

proc text {hex} { encoding convertfrom utf-8 [binary decode hex $hex] }
proc part {value} { return "\t[binary encode hex [encoding convertto utf-8 $value]]" }

proc answer {fields} {
    lassign $fields op first second
    switch $op {
        components {
            array set parts {scheme {} user {} pwd {} host {} port {} path {} query {} fragment {}}
            array set parts [uri::split [text $first]]
            set user $parts(user)
            if {$parts(pwd) ne ""} { append user ":$parts(pwd)" }
            return "components[part $parts(scheme)]\t?[part $user][part $parts(host)][part $parts(port)]\t?[part $parts(query)][part $parts(fragment)]"
        }
        resolve { return "result[part [uri::resolve [text $first] [text $second]]]" }
        normalize { return "result[part [uri::canonicalize [text $first]]]" }
    }
    return unsupported
}

while {[gets stdin line] >= 0} {
    if {[catch { answer [split $line "\t"] } line]} { set line error }
    puts $line
    flush stdout
}
