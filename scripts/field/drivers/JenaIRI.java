// Apache Jena: IRIFactory with the rules for URIs, but without those that only say what should be, such as the form of a
// scheme, of a port or of a domain name. Each of them has a code.
import org.apache.jena.iri.IRI;
import org.apache.jena.iri.IRIFactory;
import org.apache.jena.iri.ViolationCodes;

class JenaIRI extends Driver {
  private final IRIFactory factory = new IRIFactory(IRIFactory.uriImplementation());

  JenaIRI() {
    int[] off = {ViolationCodes.UNREGISTERED_IANA_SCHEME, ViolationCodes.UNREGISTERED_NONIETF_SCHEME_TREE,
        ViolationCodes.LOWERCASE_PREFERRED, ViolationCodes.PERCENT_ENCODING_SHOULD_BE_UPPERCASE,
        ViolationCodes.IPv6ADDRESS_SHOULD_BE_LOWERCASE, ViolationCodes.NON_INITIAL_DOT_SEGMENT,
        ViolationCodes.HAS_PASSWORD, ViolationCodes.NOT_DNS_NAME, ViolationCodes.USE_PUNYCODE_NOT_PERCENTS,
        ViolationCodes.PORT_SHOULD_NOT_BE_EMPTY, ViolationCodes.PORT_SHOULD_NOT_BE_WELL_KNOWN,
        ViolationCodes.PORT_SHOULD_NOT_START_IN_ZERO, ViolationCodes.DEFAULT_PORT_SHOULD_BE_OMITTED};
    for (int code : off) factory.setIsError(code, false);
  }

  String answer(String op, String rule, String first, String second) throws Exception {
    IRI iri = factory.create(first);
    if (op.equals("validity"))
      return !iri.hasViolation(false) && (iri.isAbsolute() || !rule.equals("URI")) ? "valid" : null;
    switch (op) {
      case "components":
        return "components" + part(iri.getScheme()) + part(iri.getRawAuthority()) + part(iri.getRawUserinfo())
            + part(iri.getRawHost()) + "\t?" + part(iri.getRawPath()) + part(iri.getRawQuery())
            + part(iri.getRawFragment());
      case "resolve":
        return result(iri.create(second).toString());
      default:
        return "unsupported";
    }
  }

  public static void main(String[] args) throws Exception {
    new JenaIRI().run();
  }
}
