// System.Uri of Mono.
using System;
using System.Globalization;
using System.Text;

static class Driver {
  static string Text(string hex) {
    var octets = new byte[hex.Length / 2];
    for (int i = 0; i < octets.Length; i++) octets[i] = byte.Parse(hex.Substring(2 * i, 2), NumberStyles.HexNumber);
    return Encoding.UTF8.GetString(octets);
  }

  static string Part(string text) {
    var hex = new StringBuilder("\t");
    foreach (byte octet in Encoding.UTF8.GetBytes(text)) hex.Append(octet.ToString("x2"));
    return hex.ToString();
  }

  // A path, a query or a fragment with its delimiter; an empty one can be absent.
  static string Without(string text, char mark) { return text.StartsWith(mark.ToString()) ? text.Substring(1) : text; }

  static string Answer(string[] fields) {
    Uri uri;
    switch (fields[0]) {
      case "validity":
        // The library can also say whether the string has the right form.
        return Uri.IsWellFormedUriString(Text(fields[2]), fields[1] == "URI" ? UriKind.Absolute : UriKind.RelativeOrAbsolute)
          ? "valid" : "invalid";
      case "components":
        if (!Uri.TryCreate(Text(fields[1]), UriKind.Absolute, out uri)) return "error";
        return "components" + Part(uri.Scheme) + "\t?" + Part(uri.UserInfo) + Part(uri.Host) + "\t?"
          + Part(uri.AbsolutePath) + Part(Without(uri.Query, '?')) + Part(Without(uri.Fragment, '#'));
      case "resolve":
        if (!Uri.TryCreate(new Uri(Text(fields[1])), Text(fields[2]), out uri)) return "error";
        return "result" + Part(uri.AbsoluteUri);
      case "normalize":
        return "result" + Part(new Uri(Text(fields[1])).AbsoluteUri);
      default:
        return "unsupported";
    }
  }

  static void Main() {
    for (string line = Console.ReadLine(); line != null; line = Console.ReadLine()) {
      string answer;
      try {
        answer = Answer(line.Split('\t'));
      } catch (Exception) {
        answer = line.StartsWith("validity") ? "invalid" : "error";
      }
      Console.WriteLine(answer);
    }
  }
}
