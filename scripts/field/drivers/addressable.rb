# Addressable: URI and Template.
require 'addressable/template'
require 'addressable/uri'
require_relative 'driver'

drive do |request|
  case request['op']
  when 'validity'
    uri = Addressable::URI.parse(request['input'])
    request['rule'] != 'URI' || !uri.scheme.nil?
  when 'components'
    uri = Addressable::URI.parse(request['input'])
    { scheme: uri.scheme, authority: uri.authority, userinfo: uri.userinfo, host: uri.host, port: uri.port&.to_s,
      path: uri.path, query: uri.query, fragment: uri.fragment }
  when 'resolve' then Addressable::URI.join(request['base'], request['reference']).to_s
  when 'normalize' then Addressable::URI.parse(request['input']).normalize.to_s
  when 'expand' then Addressable::Template.new(request['template']).expand(request['variables']).to_s
  end
end
