{ The unit URIParser of Free Pascal. }
program Driver;
{$mode objfpc}{$H+}
uses SysUtils, Classes, URIParser;

function Text(const Hex: string): string;
var I: Integer;
begin
  SetLength(Result, Length(Hex) div 2);
  for I := 1 to Length(Result) do Result[I] := Chr(StrToInt('$' + Copy(Hex, 2 * I - 1, 2)));
end;

function Part(const Value: string): string;
var I: Integer;
begin
  Result := #9;
  for I := 1 to Length(Value) do Result := Result + LowerCase(IntToHex(Ord(Value[I]), 2));
end;

function Answer(Fields: TStrings): string;
var
  URI: TURI;
  Target, Userinfo, Port: string;
begin
  Result := 'unsupported';
  if Fields[0] = 'components' then
  begin
    URI := ParseURI(Text(Fields[1]), False);
    Userinfo := URI.Username;
    if URI.Password <> '' then Userinfo := Userinfo + ':' + URI.Password;
    Port := '';
    if URI.Port <> 0 then Port := IntToStr(URI.Port);
    Result := 'components' + Part(URI.Protocol) + #9'?' + Part(Userinfo) + Part(URI.Host) + Part(Port) +
      Part(URI.Path + URI.Document) + Part(URI.Params) + Part(URI.Bookmark);
  end
  else if Fields[0] = 'resolve' then
    if ResolveRelativeURI(Text(Fields[1]), Text(Fields[2]), Target) then Result := 'result' + Part(Target)
    else Result := 'error';
end;

var
  Line: string;
  Fields: TStringList;
begin
  Fields := TStringList.Create;
  Fields.StrictDelimiter := True;
  Fields.Delimiter := #9;
  while not EOF do
  begin
    ReadLn(Line);
    Fields.DelimitedText := Line;
    try
      Line := Answer(Fields);
    except
      Line := 'error';
    end;
    WriteLn(Line);
    Flush(Output);
  end;
end.
