-- network-uri: Network.URI.
module Main (main) where

import qualified Data.ByteString.Char8 as B
import qualified Data.ByteString.UTF8 as U
import Hex
import Network.URI

characters :: String -> String
characters = U.toString . text

result :: String -> String
result string = "result" ++ part (Just (U.fromString string))

-- A component with its delimiter, which stands before it or behind it.
after, before :: String -> Maybe B.ByteString
after string = if null string then Nothing else Just (U.fromString (tail string))
before string = if null string then Nothing else Just (U.fromString (init string))

components :: URI -> String
components uri =
  "components" ++ part (before (uriScheme uri)) ++ "\t?" ++ authority (uriAuthority uri)
    ++ part (Just (U.fromString (uriPath uri))) ++ part (after (uriQuery uri)) ++ part (after (uriFragment uri))
  where
    authority Nothing = "\t-\t-\t-"
    authority (Just a) = part (before (uriUserInfo a)) ++ part (Just (U.fromString (uriRegName a))) ++ part (after (uriPort a))

answer :: [String] -> String
answer ["validity", rule, input] = if decide (characters input) then "valid" else "invalid"
  where
    decide = case rule of
      "URI" -> isURI
      "URI-reference" -> isURIReference
      "absolute-URI" -> isAbsoluteURI
      "relative-ref" -> isRelativeReference
      _ -> isIPv6address
answer ["components", input] = maybe "error" components (parseURIReference (characters input))
answer ["resolve", base, reference] = case (parseURI (characters base), parseURIReference (characters reference)) of
  (Just b, Just r) -> result (uriToString id (relativeTo r b) "")
  _ -> "error"
answer ["normalize", input] = result (normalizeCase (normalizeEscape (normalizePathSegments (characters input))))
answer _ = "unsupported"

main :: IO ()
main = drive answer
