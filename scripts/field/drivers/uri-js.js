// uri-js.
import uriJS from "uri-js";
import { driveLikeURIJS } from "./driver.like-uri-js.js";

await driveLikeURIJS(uriJS);
