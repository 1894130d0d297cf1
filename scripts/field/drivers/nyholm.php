<?php
// Nyholm\Psr7\Uri.
require __DIR__ . '/driver.php';
require 'Nyholm/Psr7/autoload.php';

use Nyholm\Psr7\Uri;

drive(function (array $request) {
    if ($request['op'] !== 'validity' && $request['op'] !== 'components') return null;
    $uri = new Uri($request['input']);
    if ($request['op'] === 'validity') return $request['rule'] !== 'URI' || $uri->getScheme() !== '';
    return [
        'scheme' => $uri->getScheme(),
        'userinfo' => $uri->getUserInfo(),
        'host' => $uri->getHost(),
        'path' => $uri->getPath(),
        'query' => $uri->getQuery(),
        'fragment' => $uri->getFragment(),
    ];
});
