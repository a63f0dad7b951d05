import Negotiator from 'negotiator';

/** The types of the library's answers. */
const TYPES = ['application/json', 'text/event-stream'];

/**
 * What a client accepts, as the library reads it, which looks for the names of both types: a client that takes both by wildcard, or says
 * nothing, accepts them, too (RFC 9110 §12.5.1).
 */
export function acceptOf(accept: string | null): string {
  if (accept === null) return TYPES.join(', ');
  const taken = new Negotiator({headers: {accept}}).mediaTypes(TYPES);
  return taken.length === TYPES.length ? TYPES.join(', ') : accept;
}
