/** Address of a host, without a closing slash. A host may be a path of this site. */
export const hostUrl = (host: string): string =>
  new URL(host, window.location.href).href.replace(/\/$/, '');
