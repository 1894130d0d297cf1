<?php
// GuzzleHttp\Psr7: Uri, UriResolver and UriNormalizer.
require __DIR__ . '/driver.php';
require 'GuzzleHttp/Psr7/autoload.php';

use GuzzleHttp\Psr7\Uri;
use GuzzleHttp\Psr7\UriNormalizer;
use GuzzleHttp\Psr7\UriResolver;

drive(function (array $request) {
    switch ($request['op']) {
        case 'validity':
            $uri = new Uri($request['input']);
            return $request['rule'] !== 'URI' || $uri->getScheme() !== '';
        case 'components':
            $uri = new Uri($request['input']);
            return [
                'scheme' => $uri->getScheme(),
                'userinfo' => $uri->getUserInfo(),
                'host' => $uri->getHost(),
                'path' => $uri->getPath(),
                'query' => $uri->getQuery(),
                'fragment' => $uri->getFragment(),
            ];
        case 'resolve':
            return (string) UriResolver::resolve(new Uri($request['base']), new Uri($request['reference']));
        case 'normalize':
            return (string) UriNormalizer::normalize(new Uri($request['input']), UriNormalizer::CAPITALIZE_PERCENT_ENCODING
                | UriNormalizer::DECODE_UNRESERVED_CHARACTERS | UriNormalizer::REMOVE_DOT_SEGMENTS);
    }
    return null;
});
