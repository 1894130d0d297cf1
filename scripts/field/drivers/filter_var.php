<?php
// filter_var of PHP with FILTER_VALIDATE_URL.
require __DIR__ . '/driver.php';

drive(fn(array $request) => $request['op'] === 'validity'
    ? filter_var($request['input'], FILTER_VALIDATE_URL) !== false
    : null);
