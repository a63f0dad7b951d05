import * as strings from '../../../../i18n/en/strings';

/**
 * What is wrong with a `{host}`: a name or address, and a port if need be.
 * @returns undefined when it can be used
 */
export function hostProblem(host: string): string | undefined {
  const form = strings.hostForm;
  if (host === '') return form;
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(host))
    return strings.hostWithoutScheme(form, host.slice(0, host.indexOf('//') + 2));
  if (/[\s/\\?#@]/.test(host)) return form;
  const url = parse(host);
  if (!url?.hostname || url.pathname !== '/') return form;
  return url.port === '0' ? strings.hostPort : undefined;
}

/** Whether a host is this machine, which browsers trust more than others. */
export function isThisMachine(host: string): boolean {
  const name = parse(host)?.hostname ?? '';
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127(\.\d+){3}$/.test(name)
  );
}

function parse(host: string): URL | undefined {
  try {
    return new URL(`http://${host}`);
  } catch {
    return undefined;
  }
}
