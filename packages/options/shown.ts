/** Names of values that are secrets as a whole. */
const SECRET = /(?:_KEY|apiKey|password|secret|token)$/i;

/** A value as an error shows it, on one line. Logs keep errors, so passwords and keys are left out. */
export function shown(name: string, value: unknown): string {
  const text = JSON.stringify(value, (key, each: unknown) =>
    typeof each === 'string' ? withoutSecrets(key === '' ? name : key, each) : each,
  ) as string | undefined;
  return text ?? 'undefined';
}

/** Without who signs in at an address, and with which password: they may be cut off in the wrong place, so all before the last @ goes. */
function withoutSecrets(name: string, text: string): string {
  if (SECRET.test(name) && text !== '') return '…';
  const [, scheme = '', rest = ''] = /^([a-z][\w+.-]*:\/\/)?(.*)$/is.exec(text) ?? [];
  const withoutLogin = rest.replace(/^(?:.*:.*|[^/]*)@/s, '…@');
  return scheme + withoutLogin.replace(/([?&]password=)[^&#]*/gi, '$1…');
}
