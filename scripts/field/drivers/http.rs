// The crate http: http::Uri.
#[path = "driver.rs"]
mod driver;
use driver::{drive, part, text};
use http::Uri;

fn components(uri: Uri) -> String {
    // A Uri drops the fragment.
    String::from("components")
        + &part(uri.scheme_str())
        + &part(uri.authority().map(|each| each.as_str()))
        + "\t?"
        + &part(uri.host())
        + &part(uri.port().as_ref().map(|each| each.as_str()))
        + &part(Some(uri.path()))
        + &part(uri.query())
        + "\t?"
}

fn main() {
    drive(|fields| match fields[0] {
        "validity" => {
            let uri = text(fields[2]).parse::<Uri>();
            let valid = uri.map_or(false, |uri| uri.scheme().is_some() || fields[1] != "URI");
            String::from(if valid { "valid" } else { "invalid" })
        }
        "components" => text(fields[1]).parse::<Uri>().map_or(String::from("error"), components),
        _ => String::from("unsupported"),
    });
}
