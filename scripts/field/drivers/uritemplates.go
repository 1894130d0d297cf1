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

// In Go, what is undefined is not in a map or a list.
func defined(value interface{}) interface{} {
	switch given := value.(type) {
	case map[string]interface{}:
		for name, member := range given {
			if member == nil {
				delete(given, name)
			} else {
				given[name] = defined(member)
			}
		}
	case []interface{}:
		members := []interface{}{}
		for _, member := range given {
			if member != nil {
				members = append(members, member)
			}
		}
		return members
	}
	return value
}

func answer(r request) map[string]interface{} {
	if r.Op != "expand" {
		return map[string]interface{}{"unsupported": true}
	}
	template, err := uritemplates.Parse(r.Template)
	if err != nil {
		return map[string]interface{}{"error": true}
	}
	result, err := template.Expand(defined(r.Variables).(map[string]interface{}))
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
