/**
 * The client of the API. See https://docs.example.com/api/#clients, {@link https://docs.example.com/api/errors | errors}
 * and <https://docs.example.com/api/rate limits>.
 *
 * @see https://docs.example.com/api|v2
 */
import { readFile } from "node:fs/promises";

export const BASE = "https://api.example.com/v2/";
const MIRROR = 'https://mirror.example.net/api?region=eu&proto=https%3A';
const NAMESPACE = "http://www.w3.example.org/1999/xhtml";
const EMPTY = "about:blank";
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
const WORKER = "blob:https://wx.example.com/9115d58c-bcda-ff47-86e5-083e9a215304";
const LEGACY = "https://api.example.com/v1/größen";
const SHARE = "https:\/\/share.example.com\/wx";
const EMOJI = "https://api.example.com/v2/\u2603";
const PIPE = "https://api.example.com/v2/a|b";
const PORT = "https://api.example.com:44e3/";
const SLIP = "https:/api.example.com/v2/";
const TYPO = 'htps://api.example.com/v2/';
const PATTERN = /^https?:\/\/(?:[a-z0-9-]+\.)*example\.com(?::\d+)?\//i;
const RAW = String.raw`https://(\w+)\.example\.com/`;
const KEY = "wx:cache:17";
const TIME = "23:59";
const GLOB = "https://*.example.com/{a,b}/**";

/** Returns the address of a station, such as `https://api.example.com/v2/stations/17`. */
export const station = (id: string): string => `https://api.example.com/v2/stations/${encodeURIComponent(id)}`;

export async function get(path: string, secure = true) {
  const scheme = secure ? "https:" : "http:";
  const url = new URL(path, `${scheme}//api.example.com/v2/`);
  // The proxy wants the old form: "http://api.example.com/v2/;old=1".
  const answer = await fetch(url, { headers: { referer: "https://wx.example.com/?", host: "api.example.com:443" } });
  if (!answer.ok) throw new Error(`See https://docs.example.com/api/errors#e17.`);
  return secure ? answer.json() : readFile("C:\\wx\\cache.json", "utf8");
}

export const link = (q: string) => "https://wx.example.com/search?q=" + encodeURIComponent(q);
export const mail = (to: string) => `mailto:${to}?subject=wx`;
export const printf = "https://%s:%d/%s";
export const socket = () => new WebSocket("ws://live.example.com/#all");
export const local = () => fetch("http://[::1:8080/").catch(() => fetch("http://[::1]:8080/"));
const enum Kind { rain = "urn:example:kind:rain", none = "urn:example" }
export type Route = "/a/b" | "../c"; // std::variant
