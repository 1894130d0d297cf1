// fast-uri.
import fastURI from "fast-uri";
import { driveLikeURIJS } from "./driver.like-uri-js.js";

await driveLikeURIJS(fastURI);
