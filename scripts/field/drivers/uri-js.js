// uri-js.
import uriJS from "uri-js";
import { driveLikeURIJS } from "./like-uri-js.js";

await driveLikeURIJS(uriJS);
