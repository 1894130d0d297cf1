# URI of Ruby's library.
require 'uri'
require_relative 'driver'

drive do |request|
  case request['op']
  when 'validity'
    uri = URI.parse(request['input'])
    request['rule'] != 'URI' || !uri.scheme.nil?
  when 'components'
    uri = URI.parse(request['input'])
    path = uri.opaque || uri.path
    query = uri.query
    path, query = path.split('?', 2) if uri.opaque
    { scheme: uri.scheme, userinfo: uri.userinfo, host: uri.host, path: path || '', query: query,
      fragment: uri.fragment }
  when 'resolve' then URI.join(request['base'], request['reference']).to_s
  when 'normalize' then URI.parse(request['input']).normalize.to_s
  end
end
