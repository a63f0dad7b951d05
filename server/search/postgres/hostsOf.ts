/**
 * The addresses of each host of a database, in the order in which they are tried. Several hosts stand in one address, with commas
 * between them; `load_balance_hosts=random` mixes them, so that servers share them out.
 * Source of the form: PostgreSQL's manual, libpq, "Specifying Multiple Hosts".
 * @throws Error for what is not such an address.
 */
export function hostsOf(url: string, random: () => number = Math.random): string[] {
  const [, scheme = '', login = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/)([^@/]*@)?([^/?#]+)([/?#].*)?$/s.exec(url) ?? [];
  const names = hosts.split(',');
  const each = names.map((name) => scheme + login + name + rest);
  // The own error of `URL` shows the password.
  if (names.includes('') || !each.every((address) => URL.canParse(address)))
    throw new Error(
      'SEARCH_DATABASE_URL: allowed: an address such as postgres://user:password@one,two:5433/database, with ports up to 65535. Fix: correct the address.',
    );
  const addresses = each.map((text) => {
    const address = new URL(text);
    // These are for the choice among hosts, which is made here.
    address.searchParams.delete('target_session_attrs');
    address.searchParams.delete('load_balance_hosts');
    return address.href;
  });
  const isMixed = /[?&]load_balance_hosts=random(?:&|$)/.test(rest);
  return isMixed ? mixed(addresses, random) : addresses;
}

function mixed<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({value, place: random()}))
    .sort((a, b) => a.place - b.place)
    .map(({value}) => value);
}
