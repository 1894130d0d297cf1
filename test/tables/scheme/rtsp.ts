// RFC 7826 section 4.2, and the examples throughout the document.
import type { Row, SchemeTable, SchemeTables } from "../../schemes/table.js";

/** Makes the table of one scheme. The two schemes differ only in name and port. */
function tableOf(name: string, port: string, examples: readonly string[]): SchemeTable {
  const start = `${name}://`;
  const row = (rest: string, code: string, from: number, to: number, severity?: "info"): Row => {
    const at = name.length + 1;
    return [`${name}:${rest}`, `${name}/${code}`, at + from, at + to, severity ? { severity } : {}];
  };
  return {
    valid: [
      `${start}media.example.com:${port}/twister/audiotrack`,
      `${name.toUpperCase()}://media.example.com`,
      `${start}[2001:db8::1]:8554/twister`,
      `${start}user@media.example.com/`,
      `${start}media.example.com/a;b=c/;/d;`,
      `${start}media.example.com/~a//b?c;d;e#f`,
      `${start}media.example.com:?q`,
      `${start}[v1.x]/!$&'()*+,=:@`,
    ],
    invalid: [
      row("", "slashes", 0, 0),
      row("media.example.com/twister", "slashes", 0, 0),
      row("/twister", "slashes", 0, 1),
      row("///twister", "empty-host", 2, 2),
      row("//:554/twister", "empty-host", 2, 2),
      row("//user@/", "empty-host", 7, 7),
      row("//h/a;b;c", "unencoded-delimiter", 7, 8),
      row("//h/a;b/c;;?d;;", "empty-part", 10, 11),
      row("//h:65536/", "port-range", 4, 9, "info"),
    ],
    examples,
    normal: [
      [`${start}MEDIA.example.com:${port}`, `${start}media.example.com/`],
      [`${start}media.example.com:/A/../%7eb;C`, `${start}media.example.com/~b;C`],
    ],
    equivalent: [[`${start}media.example.com:${port}/twister`, `${name.toUpperCase()}://Media.Example.com/twister`]],
    different: [
      [`${start}media.example.com/twister`, `${start}media.example.com/Twister`],
      [`${start}media.example.com/twister`, `${start}media.example.com:80/twister`],
      ["rtsp://media.example.com/", "rtsps://media.example.com/"],
    ],
    fixed: [
      [`${name}:media.example.com/twister`, `${start}media.example.com/twister`],
      [`${start}h/a;b;c;d`, `${start}h/a;b%3Bc%3Bd`],
    ],
  };
}

export const tables: SchemeTables = {
  rtsp: tableOf("rtsp", "554", [
    "rtsp://a.example.com/movie/",
    "rtsp://a.example.com/movie/Plan9FromOuterSpace/FullHD.sdp",
    "rtsp://audio.example.com/audio",
    "rtsp://audio.example.com/meeting.en",
    "rtsp://audio.example.com/movie.aud",
    "rtsp://audio.example.com/twister.en",
    "rtsp://audio.example.com/twister/audio.en",
    "rtsp://example.com",
    "rtsp://example.com/",
    "rtsp://example.com/audio",
    "rtsp://example.com/bar.file",
    "rtsp://example.com/container.mp4",
    "rtsp://example.com/container.mp4/",
    "rtsp://example.com/container.mp4/trackID=2",
    "rtsp://example.com/fizzle",
    "rtsp://example.com/fizzle/audiotrack",
    "rtsp://example.com/fizzle/foo",
    "rtsp://example.com/fizzle/foo/audio",
    "rtsp://example.com/fizzle/foo/videotrack",
    "rtsp://example.com/fizzle/video",
    "rtsp://example.com/fizzle/videotrack",
    "rtsp://example.com/foo",
    "rtsp://example.com/foo/audio",
    "rtsp://example.com/foo/bar/baz.rm",
    "rtsp://example.com/foo/video",
    "rtsp://example.com/meeting.en",
    "rtsp://example.com/movie",
    "rtsp://example.com/movie/",
    "rtsp://example.com/movie/trackID=2",
    "rtsp://example.com/test.wav/streamid=0",
    "rtsp://example.com/twister.3gp",
    "rtsp://example.com/twister.3gp/",
    "rtsp://example.com/twister.3gp/trackID=1",
    "rtsp://example.com/twister.3gp/trackID=4",
    "rtsp://example.com/twister.en",
    "rtsp://foo.example.com/test.wav",
    "rtsp://foo.example.com/test.wav/",
    "rtsp://foo.example.com/test.wav/streamid=0",
    "rtsp://live.example.com/concert/audio",
    "rtsp://media.example.com/movie/twister.3gp",
    "rtsp://media.example.com/movie/twister/",
    "rtsp://media.example.com/twister.3gp/trackID=1",
    "rtsp://media.example.com:554/twister",
    "rtsp://media.example.com:554/twister/audiotrack",
    "rtsp://s2.example.com:8001/fizzle/foo",
    "rtsp://server.com/foo/bar/baz.rm",
    "rtsp://server.example.com",
    "rtsp://server.example.com/fizzle/foo",
    "rtsp://server.example.com/fizzle/foo/",
    "rtsp://video.example.com/movie.vid",
    "rtsp://video.example.com/twister/video",
  ]),
  rtsps: tableOf("rtsps", "322", [
    "rtsps://example.com/twister.3gp",
    "rtsps://example.com/twister.3gp/",
    "rtsps://example.com/twister.3gp/trackID=1",
    "rtsps://example.com/twister.3gp/trackID=4",
    "rtsps://proxy2.example.com/",
    "rtsps://server.example.com/",
    "rtsps://test.example.org",
    "rtsps://test.example.org/secret/audio",
  ]),
};
