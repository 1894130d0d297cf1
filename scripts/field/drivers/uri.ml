(* ocaml-uri: Uri.of_string, which never refuses. *)
let text hex =
  String.init (String.length hex / 2) (fun i -> Char.chr (int_of_string ("0x" ^ String.sub hex (2 * i) 2)))

let part = function
  | None -> "\t-"
  | Some text -> "\t" ^ String.concat "" (List.map (fun c -> Printf.sprintf "%02x" (Char.code c)) (List.of_seq (String.to_seq text)))

let result uri = "result" ^ part (Some (Uri.to_string uri))

let answer = function
  | [ "components"; input ] ->
      let uri = Uri.of_string (text input) in
      "components" ^ part (Uri.scheme uri) ^ "\t?" ^ part (Uri.userinfo uri) ^ part (Uri.host uri)
      ^ part (Option.map string_of_int (Uri.port uri)) ^ part (Some (Uri.path uri)) ^ part (Uri.verbatim_query uri)
      ^ part (Uri.fragment uri)
  | [ "resolve"; base; reference ] -> result (Uri.resolve "" (Uri.of_string (text base)) (Uri.of_string (text reference)))
  | [ "normalize"; input ] -> result (Uri.canonicalize (Uri.of_string (text input)))
  | _ -> "unsupported"

let () =
  try
    while true do
      let fields = String.split_on_char '\t' (input_line stdin) in
      print_endline (try answer fields with _ -> "error")
    done
  with End_of_file -> ()
