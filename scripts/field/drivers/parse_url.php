<?php
// parse_url of PHP.
require __DIR__ . '/driver.php';

drive(function (array $request) {
    if ($request['op'] !== 'validity' && $request['op'] !== 'components') return null;
    $parts = parse_url($request['input']);
    if ($request['op'] === 'validity')
        return $parts !== false && ($request['rule'] !== 'URI' || isset($parts['scheme']));
    if ($parts === false) return false;
    $user = $parts['user'] ?? null;
    return [
        'scheme' => $parts['scheme'] ?? null,
        'userinfo' => isset($parts['pass']) ? "$user:{$parts['pass']}" : $user,
        'host' => $parts['host'] ?? null,
        'port' => isset($parts['port']) ? (string) $parts['port'] : null,
        'path' => $parts['path'] ?? '',
        'query' => $parts['query'] ?? null,
        'fragment' => $parts['fragment'] ?? null,
    ];
});
