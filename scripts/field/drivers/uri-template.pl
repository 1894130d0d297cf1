# URI::Template of CPAN.
use strict;
use warnings;
use JSON::PP;
use URI::Template;

$| = 1;
my $json = JSON::PP->new->ascii;

while (my $line = <STDIN>) {
    my $request = $json->decode($line);
    my $answer = { unsupported => JSON::PP::true };
    if ($request->{op} eq 'expand') {
        $answer = eval {
            my $template = URI::Template->new($request->{template});
            { result => $template->process_to_string(%{ $request->{variables} }) };
        } // { error => JSON::PP::true };
    }
    print $json->encode($answer), "\n";
}
