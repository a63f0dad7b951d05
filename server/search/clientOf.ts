import {isIPv6} from 'node:net';

/**
 * Who sent a request, as far as limits are concerned: the address of the connection or, behind a proxy of the same machine or network,
 * the one that the proxy saw, which is the last it names. What clients claim themselves stands before it and never counts. All
 * addresses of an IPv6 network count as one, since a single client has them all.
 */
export function clientOf(address = '', forwardedFor = ''): string {
  const own = withoutPrefix(address);
  const seen = withoutPrefix(forwardedFor.split(',').at(-1)?.trim() ?? '');
  return networkOf(isLocal(own) && seen !== '' ? seen.slice(0, MAX_ADDRESS) : own);
}

/** Longest written form of an address, in characters. */
const MAX_ADDRESS = 45;

function withoutPrefix(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Loopback, private and link-local networks, and those of carriers (RFC 1918, RFC 3927, RFC 4193, RFC 4291 §2.5.6, RFC 6598). */
function isLocal(address: string): boolean {
  return /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1$|f[cd]|fe[89ab])/i.test(
    address,
  );
}

/** The first four groups of an IPv6 address; any other address as it is. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address === '::1') return address;
  const [left = '', right] = address.split('::');
  const before = left.split(':').filter(Boolean);
  const after = right?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({length: Math.max(0, 8 - before.length - after.length)}, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
