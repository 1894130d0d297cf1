// The crate url, which follows the URL Standard.
#[path = "driver.rs"]
mod driver;
use driver::{drive, part, text};
use url::Url;

fn result(url: Result<Url, url::ParseError>) -> String {
    url.map_or(String::from("error"), |url| String::from("result") + &part(Some(url.as_str())))
}

fn components(url: Url) -> String {
    let userinfo = match (url.username(), url.password()) {
        ("", None) => None,
        (user, None) => Some(String::from(user)),
        (user, Some(password)) => Some(format!("{}:{}", user, password)),
    };
    let port = url.port().map(|port| port.to_string());
    String::from("components")
        + &part(Some(url.scheme()))
        + "\t?"
        + &part(userinfo.as_deref())
        + &part(url.host_str())
        + &part(port.as_deref())
        + &part(Some(url.path()))
        + &part(url.query())
        + &part(url.fragment())
}

fn main() {
    drive(|fields| match fields[0] {
        "validity" => String::from(if Url::parse(&text(fields[2])).is_ok() { "valid" } else { "invalid" }),
        "components" => Url::parse(&text(fields[1])).map_or(String::from("error"), components),
        "normalize" => result(Url::parse(&text(fields[1]))),
        "resolve" => result(Url::parse(&text(fields[1])).and_then(|base| base.join(&text(fields[2])))),
        _ => String::from("unsupported"),
    });
}
