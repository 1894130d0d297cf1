/** Trees of grammar/scheme/geo.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "geo-URI",
    "geo:1,2;u=1;u=2",
    'geo-URI(scheme=geo-scheme"geo", path=geo-path(coordinates=coordinates(coordA=coord-a"1", coordB=coord-b"2", coordC=null), p=p(crs=null, u=uncp(keyword=keyword"u", uval=uval"1"), parameters=[parameter(pname=pname"u", pvalue=pvalue"2")])))',
  ],
  [
    "geo-URI",
    "geo:1,2;crs=moon",
    'geo-URI(scheme=geo-scheme"geo", path=geo-path(coordinates=coordinates(coordA=coord-a"1", coordB=coord-b"2", coordC=null), p=p(crs=crsp(keyword=keyword"crs", crslabel=crslabel"moon"), u=null, parameters=[])))',
  ],
  [
    "geo-URI",
    "geo:1,2,0",
    'geo-URI(scheme=geo-scheme"geo", path=geo-path(coordinates=coordinates(coordA=coord-a"1", coordB=coord-b"2", coordC=coord-c"0"), p=p(crs=null, u=null, parameters=[])))',
  ],
  [
    "geo-URI",
    "geo:1,2;b;a",
    'geo-URI(scheme=geo-scheme"geo", path=geo-path(coordinates=coordinates(coordA=coord-a"1", coordB=coord-b"2", coordC=null), p=p(crs=null, u=null, parameters=[parameter(pname=pname"b", pvalue=null), parameter(pname=pname"a", pvalue=null)])))',
  ],
];
