// Reads requests in hexadecimal, and writes answers.
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

abstract class Driver {
  /** Answers a request: null if it is refused, "valid" for a valid string. */
  abstract String answer(String op, String rule, String first, String second) throws Exception;

  static String part(String text) {
    return text == null ? "\t-" : "\t" + HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8));
  }

  static String result(String text) {
    return "result" + part(text);
  }

  private static String text(String[] fields, int index) {
    return index < fields.length
        ? new String(HexFormat.of().parseHex(fields[index]), StandardCharsets.UTF_8)
        : "";
  }

  void run() throws Exception {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
    PrintStream out = new PrintStream(System.out, true);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] fields = line.split("\t", -1);
      boolean verdict = fields[0].equals("validity");
      int first = verdict ? 2 : 1;
      String answer;
      try {
        answer = answer(fields[0], verdict ? fields[1] : "", text(fields, first), text(fields, first + 1));
      } catch (Exception refused) {
        answer = null;
      }
      out.println(answer == null ? (verdict ? "invalid" : "error") : answer);
    }
  }
}
