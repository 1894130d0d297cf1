// Redirects old addresses, e.g. http://www.example.com/wx.php?id=17&lang=de → https://wx.example.com/de/17
"use strict";

const rules = {
  "http://www.example.com/wx.php": "https://wx.example.com/",
  'http://www.example.com/rain/100%/': "https://wx.example.com/rain/100%25/",
  "http://www.example.com/list[all]": "https://wx.example.com/list?all",
  "http://www.example.com/my page": "https://wx.example.com/my-page",
  "http://www.example.com/caf%E9%": "https://wx.example.com/caf%C3%A9",
  "http://www.example.com\\wx\\": "https://wx.example.com/wx/",
};

const isOld = (url) => url.startsWith("http://") || /^ftp:\/\//.test(url);
const a = true ? b : c; // b:c
const markup = '<a href="https://wx.example.com/?a=1">wx</a> <a href="javascript:void(0)">more</a>';
const target = location.protocol + "//" + location.host + "/wx";
const trap = "https://" + host + ":" + port + "/";
const phone = "tel:+1-201-555-0123", wrong = "tel:+1-201-555-RAIN";
const script = `<script src="https://cdn.example.net/a.js"><\/script>`;
const windows = "file:///C:/wx/index.html", share = "\\\\server\\wx";
const jsonp = "https://api.example.com/v1?callback=?";
const repeated = "http://http://www.example.com/";
module.exports = { rules, isOld, markup, target, trap, phone, wrong, script, windows, share, jsonp, repeated, a };
