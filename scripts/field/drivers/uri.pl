# URI of CPAN. It repairs what it is given: a string is valid here if `as_string` gives it back unchanged. Its option
# for the dots that RFC 3986 removes is on.
use strict;
use warnings;
use JSON::PP;
use URI;
use URI::Split qw(uri_split);

$| = 1;
$URI::ABS_REMOTE_LEADING_DOTS = 1;
my $json = JSON::PP->new->ascii->allow_nonref;

sub verdict {
    my ($request) = @_;
    my $uri = URI->new($request->{input});
    return $uri->as_string eq $request->{input} && ($request->{rule} ne 'URI' || defined $uri->scheme);
}

sub components {
    my %parts;
    @parts{qw(scheme authority path query fragment)} = uri_split($_[0]{input});
    return \%parts;
}

my %operations = (
    validity => sub { { valid => verdict($_[0]) ? JSON::PP::true : JSON::PP::false } },
    components => sub { { components => components($_[0]) } },
    resolve => sub { { result => URI->new_abs($_[0]{reference}, $_[0]{base})->as_string } },
    normalize => sub { { result => URI->new($_[0]{input})->canonical->as_string } },
);

while (my $line = <STDIN>) {
    my $request = $json->decode($line);
    my $run = $operations{ $request->{op} };
    my $answer = $run ? eval { $run->($request) } : { unsupported => JSON::PP::true };
    $answer //= $request->{op} eq 'validity' ? { valid => JSON::PP::false } : { error => JSON::PP::true };
    print $json->encode($answer), "\n";
}
