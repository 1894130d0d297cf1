// net/url of Go's library.
package main

import (
	"bufio"
	"encoding/hex"
	"fmt"
	"net/url"
	"os"
	"strings"
)

func text(field string) string {
	octets, _ := hex.DecodeString(field)
	return string(octets)
}

// part writes a component; whether an empty one is absent is unknown to the library, except for the query.
func part(value string) string { return "\t" + hex.EncodeToString([]byte(value)) }

func components(u *url.URL) string {
	path := u.EscapedPath()
	if u.Opaque != "" {
		path = u.Opaque
	}
	userinfo := ""
	if u.User != nil {
		userinfo = u.User.String()
	}
	return "components" + part(u.Scheme) + "\t?" + part(userinfo) + part(u.Hostname()) + part(u.Port()) +
		part(path) + part(u.RawQuery) + part(u.EscapedFragment())
}

func answer(fields []string) string {
	if fields[0] == "validity" {
		u, err := url.Parse(text(fields[2]))
		if err != nil || (fields[1] == "URI" && u.Scheme == "") {
			return "invalid"
		}
		return "valid"
	}
	u, err := url.Parse(text(fields[1]))
	if err != nil {
		return "error"
	}
	switch fields[0] {
	case "components":
		return components(u)
	case "resolve":
		target, err := u.Parse(text(fields[2]))
		if err != nil {
			return "error"
		}
		return "result" + part(target.String())
	}
	return "unsupported"
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<26)
	for lines.Scan() {
		fmt.Println(answer(strings.Split(lines.Text(), "\t")))
	}
}
