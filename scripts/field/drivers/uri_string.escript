#!/usr/bin/env escript
%% uri_string of Erlang's library.
-mode(compile).

main(_) ->
    ok = io:setopts(standard_io, [binary, {encoding, latin1}]),
    loop().

loop() ->
    case io:get_line("") of
        eof -> ok;
        Line ->
            Fields = string:split(binary_to_list(binary:part(Line, 0, byte_size(Line) - 1)), "\t", all),
            io:put_chars([try answer(Fields) catch _:_ -> refused(hd(Fields)) end, "\n"]),
            loop()
    end.

refused("validity") -> "invalid";
refused(_) -> "error".

text(Hex) -> binary:decode_hex(list_to_binary(Hex)).

part(none) -> "\t-";
part(Text) -> ["\t", string:lowercase(binary:encode_hex(unicode:characters_to_binary(Text)))].

result({error, _, _}) -> "error";
result(Text) -> ["result", part(Text)].

answer(["validity", Rule, Input]) ->
    case uri_string:parse(text(Input)) of
        #{scheme := _} -> "valid";
        #{} when Rule =/= "URI" -> "valid";
        _ -> "invalid"
    end;
answer(["components", Input]) ->
    #{} = Parts = uri_string:parse(text(Input)),
    Port = case maps:get(port, Parts, none) of
               none -> none;
               undefined -> "";
               Number -> integer_to_list(Number)
           end,
    Get = fun(Name) -> part(maps:get(Name, Parts, none)) end,
    ["components", Get(scheme), "\t?", Get(userinfo), Get(host), part(Port), Get(path), Get(query), Get(fragment)];
answer(["resolve", Base, Reference]) -> result(uri_string:resolve(text(Reference), text(Base)));
answer(["normalize", Input]) -> result(uri_string:normalize(text(Input)));
answer(_) -> "unsupported".
