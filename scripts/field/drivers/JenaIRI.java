// Apache Jena: IRIFactory with the rules for URIs, but without those about the names and the letter case of schemes.
import org.apache.jena.iri.IRI;
import org.apache.jena.iri.IRIFactory;
import org.apache.jena.iri.ViolationCodes;

class JenaIRI extends Driver {
  private final IRIFactory factory = new IRIFactory(IRIFactory.uriImplementation());

  JenaIRI() {
    int[] off = {ViolationCodes.UNREGISTERED_IANA_SCHEME, ViolationCodes.UNREGISTERED_NONIETF_SCHEME_TREE,
        ViolationCodes.LOWERCASE_PREFERRED};
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
