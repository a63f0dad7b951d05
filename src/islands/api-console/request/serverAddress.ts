import type {ApiSpec} from '@toolhive-docs/api-spec';

/** Variable of the server's address that a reader may set. */
const HOST = 'host';

/** What the specification has for `{host}`. */
export function initialHost(spec: ApiSpec): string {
  return spec.servers?.[0]?.variables?.[HOST]?.default ?? 'localhost:8080';
}

/** The address of the server with a reader's host in it, without a slash at the end. */
export function serverAddress(spec: ApiSpec, host: string): string {
  const {url = `http://{${HOST}}`, variables = {}} = spec.servers?.[0] ?? {};
  return url
    .replaceAll(/\{([^}]+)\}/g, (whole, name: string) =>
      name === HOST ? host : (variables[name]?.default ?? whole),
    )
    .replace(/\/$/, '');
}
