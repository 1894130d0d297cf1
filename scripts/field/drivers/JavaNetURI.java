// java.net.URI.
import java.net.URI;

class JavaNetURI extends Driver {
  String answer(String op, String rule, String first, String second) throws Exception {
    URI uri = new URI(first);
    switch (op) {
      case "validity":
        return uri.isAbsolute() || !rule.equals("URI") ? "valid" : null;
      case "components":
        // An opaque URI has no path.
        String path = uri.isOpaque() ? uri.getRawSchemeSpecificPart() : uri.getRawPath();
        int mark = path == null ? -1 : path.indexOf('?');
        boolean split = uri.isOpaque() && mark >= 0;
        String query = split ? path.substring(mark + 1) : uri.getRawQuery();
        String port = uri.getPort() == -1 ? null : String.valueOf(uri.getPort());
        // A registry-based authority has no host.
        String host = uri.getHost() == null && uri.getRawAuthority() != null ? "\t?\t?\t?" :
            part(uri.getRawUserInfo()) + part(uri.getHost()) + part(port);
        return "components" + part(uri.getScheme()) + part(uri.getRawAuthority()) + host
            + part(split ? path.substring(0, mark) : path) + part(query) + part(uri.getRawFragment());
      case "resolve":
        return result(uri.resolve(new URI(second)).toString());
      case "normalize":
        return result(uri.normalize().toString());
      default:
        return "unsupported";
    }
  }

  public static void main(String[] args) throws Exception {
    new JavaNetURI().run();
  }
}
