% SWI-Prolog: library(uri).
:- use_module(library(uri)).
:- use_module(library(readutil)).
:- use_module(library(utf8)).
:- use_module(library(crypto)).
:- initialization(main, main).

text(Hex, Text) :-
    hex_bytes(Hex, Bytes),
    phrase(utf8_codes(Codes), Bytes),
    atom_codes(Text, Codes).

part(Value, '\t-') :- var(Value), !.
part(Value, Part) :-
    atom_codes(Value, Codes),
    phrase(utf8_codes(Codes), Bytes),
    hex_bytes(Hex, Bytes),
    atom_concat('\t', Hex, Part).

answer([components, Input], Answer) :-
    text(Input, Text),
    uri_components(Text, uri_components(Scheme, Authority, Path, Query, Fragment)),
    maplist(part, [Scheme, Authority], First),
    maplist(part, [Path, Query, Fragment], Last),
    append([[components | First], ['\t?\t?\t?'], Last], Parts),
    atomic_list_concat(Parts, Answer).
answer([resolve, Base, Reference], Answer) :-
    maplist(text, [Base, Reference], [B, R]),
    uri_resolve(R, B, Target),
    part(Target, Part),
    atom_concat(result, Part, Answer).
answer([normalize, Input], Answer) :-
    text(Input, Text),
    uri_normalized(Text, Target),
    part(Target, Part),
    atom_concat(result, Part, Answer).
answer([Op | _], unsupported) :- \+ memberchk(Op, [components, resolve, normalize]).

main(_) :-
    read_line_to_string(user_input, Line),
    (   Line == end_of_file
    ->  true
    ;   atomic_list_concat(Fields, '\t', Line),
        (   catch(answer(Fields, Answer), _, fail) -> true ; Answer = error ),
        format("~w~n", [Answer]),
        flush_output,
        main([])
    ).
