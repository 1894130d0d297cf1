-- Reads requests in hexadecimal, and writes answers.
module Hex (drive, part, text) where

import qualified Data.ByteString.Char8 as B
import Data.Char (intToDigit, ord)
import Numeric (readHex)
import System.IO

-- | The octets of a field, or of a text that contains only octets.
text :: String -> B.ByteString
text (a : b : rest) = B.cons (toEnum (fst (head (readHex [a, b])))) (text rest)
text _ = B.empty

-- | A component after a tab.
part :: Maybe B.ByteString -> String
part Nothing = "\t-"
part (Just octets) = '\t' : concatMap digits (B.unpack octets)
  where
    digits c = [intToDigit (ord c `div` 16), intToDigit (ord c `mod` 16)]

fields :: String -> [String]
fields line = case break (== '\t') line of
  (field, _ : rest) -> field : fields rest
  (field, []) -> [field]

-- | Answers all requests.
drive :: ([String] -> String) -> IO ()
drive answer = do
  hSetBuffering stdout LineBuffering
  interact (unlines . map (answer . fields) . lines)
