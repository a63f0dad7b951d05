/** Commands that leave the check of tokens off, without an error, where nothing turns it on. */
const SILENT = ['thv serve', 'thv proxy'];

/**
 * Says which flags for OIDC let in more than they seem to. An empty text counts as not set.
 *
 * @param last - The last value of a flag.
 */
export function oidcNotes(
  command: string,
  last: (flag: string) => string | undefined,
): readonly string[] {
  const hasIssuer = Boolean(last('--oidc-issuer'));
  if (hasIssuer || last('--oidc-jwks-url')) {
    if (last('--oidc-audience')) return [];
    // Only an issuer that is named is compared.
    const passes = hasIssuer ? 'token of the issuer' : 'token signed by a key of --oidc-jwks-url';
    return [`without --oidc-audience, any ${passes} passes; set one`];
  }
  const isMeant = ['--oidc-audience', '--oidc-client-id'].some((flag) => last(flag));
  return isMeant && SILENT.includes(command)
    ? ['authentication is off without --oidc-issuer or --oidc-jwks-url; set one of them']
    : [];
}
