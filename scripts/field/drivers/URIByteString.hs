{-# LANGUAGE OverloadedStrings #-}
-- uri-bytestring: URI.ByteString.
module Main (main) where

import qualified Data.ByteString.Char8 as B
import Hex
import URI.ByteString

parsed :: String -> Either URIParseError (URIRef Relative)
parsed = parseRelativeRef strictURIParserOptions . text

whole :: String -> Either URIParseError (URIRef Absolute)
whole = parseURI strictURIParserOptions . text

normal :: URIRef a -> String
normal uri = "result" ++ part (Just (normalizeURIRef' rfc3986Normalization uri))

verdict :: Bool -> String
verdict valid = if valid then "valid" else "invalid"

isRight' :: Either a b -> Bool
isRight' = either (const False) (const True)

answer :: [String] -> String
answer ["validity", "URI", input] = verdict (isRight' (whole input))
answer ["validity", "URI-reference", input] = verdict (isRight' (whole input) || isRight' (parsed input))
answer ["normalize", input] = either (const (either (const "error") normal (parsed input))) normal (whole input)
answer _ = "unsupported"

main :: IO ()
main = drive answer
