/** Trees of grammar/scheme/payto.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "payto-URI",
    "payto://void/?x=1",
    'payto-URI(scheme=scheme"payto", authority=authority"void", path=path-abempty(segments=[segment""]), opts=opts(opts=[opt(name=opt-name"x", value=opt-value"1")]))',
  ],
  [
    "payto-URI",
    "payto://bic",
    'payto-URI(scheme=scheme"payto", authority=authority"bic", path=path-abempty(segments=[]), opts=null)',
  ],
  [
    "payto-URI",
    "payto://bic/SOGEDEFFXXX?x-y.z=&message=",
    'payto-URI(scheme=scheme"payto", authority=authority"bic", path=path-abempty(segments=[segment"SOGEDEFFXXX"]), opts=opts(opts=[opt(name=opt-name"x-y.z", value=opt-value""), opt(name=opt-name"message", value=opt-value"")]))',
  ],
  [
    "payto-URI",
    "payto://void/a/b",
    'payto-URI(scheme=scheme"payto", authority=authority"void", path=path-abempty(segments=[segment"a", segment"b"]), opts=null)',
  ],
  [
    "payto-URI",
    "payto://iban/DE75512108001245126199?amount=EUR:200.0&message=hello",
    'payto-URI(scheme=scheme"payto", authority=authority"iban", path=path-abempty(segments=[segment"DE75512108001245126199"]), opts=opts(opts=[opt(name=opt-name"amount", value=opt-value"EUR:200.0"), opt(name=opt-name"message", value=opt-value"hello")]))',
  ],
  ["opt", "amount=EUR:200.0", 'opt(name=opt-name"amount", value=opt-value"EUR:200.0")'],
];
