// Reads requests in hexadecimal, and writes answers. A driver includes this file.
use std::io::BufRead;

pub fn text(hex: &str) -> String {
    let octets: Vec<u8> =
        (0..hex.len() / 2).map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).unwrap()).collect();
    String::from_utf8(octets).unwrap()
}

pub fn part(value: Option<&str>) -> String {
    match value {
        None => String::from("\t-"),
        Some(text) => text.bytes().fold(String::from("\t"), |line, octet| line + &format!("{:02x}", octet)),
    }
}

pub fn drive(answer: impl Fn(&[&str]) -> String) {
    for line in std::io::stdin().lock().lines() {
        let line = line.unwrap();
        let fields: Vec<&str> = line.split('\t').collect();
        println!("{}", answer(&fields));
    }
}
