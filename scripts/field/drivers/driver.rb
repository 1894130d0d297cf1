# Reads requests in JSON, and writes answers. The block returns the member of the answer, or nil for an operation that
# the library has not; an exception refuses.
require 'json'

def drive
  $stdout.sync = true
  $stdin.each_line do |line|
    request = JSON.parse(line)
    op = request['op']
    name = { 'validity' => 'valid', 'components' => 'components' }.fetch(op, 'result')
    answer =
      begin
        value = yield(request)
        value.nil? ? { unsupported: true } : { name => value }
      rescue StandardError
        op == 'validity' ? { valid: false } : { error: true }
      end
    puts JSON.generate(answer, ascii_only: true)
  end
end
