// github.com/jtacoma/uritemplates.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	"github.com/jtacoma/uritemplates"
)

type request struct {
	Op, Template string
	Variables    map[string]interface{}
}

func answer(r request) map[string]interface{} {
	if r.Op != "expand" {
		return map[string]interface{}{"unsupported": true}
	}
	template, err := uritemplates.Parse(r.Template)
	if err != nil {
		return map[string]interface{}{"error": true}
	}
	for name, value := range r.Variables {
		if value == nil {
			// A variable that is undefined has no value in a map of Go.
			delete(r.Variables, name)
		}
	}
	result, err := template.Expand(r.Variables)
	if err != nil {
		return map[string]interface{}{"error": true}
	}
	return map[string]interface{}{"result": result}
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<26)
	for lines.Scan() {
		var r request
		if json.Unmarshal(lines.Bytes(), &r) != nil {
			return
		}
		line, _ := json.Marshal(answer(r))
		fmt.Println(string(line))
	}
}
