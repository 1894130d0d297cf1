<?php
// Reads requests in JSON, and writes answers. The function returns the member of the answer, or null for an operation
// that the library has not; an exception, or false for an operation, refuses.
function drive(callable $run): void
{
    while (($line = fgets(STDIN)) !== false) {
        $request = json_decode($line, true);
        $isVerdict = $request['op'] === 'validity';
        $name = ['validity' => 'valid', 'components' => 'components'][$request['op']] ?? 'result';
        try {
            $value = $run($request);
        } catch (Throwable $refused) {
            $value = false;
        }
        $answer = $value === null ? ['unsupported' => true] : [$name => $value];
        if ($value === false && !$isVerdict) $answer = ['error' => true];
        echo json_encode($answer, JSON_INVALID_UTF8_SUBSTITUTE), "\n";
        flush();
    }
}
