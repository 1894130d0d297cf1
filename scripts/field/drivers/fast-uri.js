// fast-uri.
import fastURI from "fast-uri";
import { driveLikeURIJS } from "./like-uri-js.js";

await driveLikeURIJS(fastURI);
