import {RequestError} from '../requestError';
import {typeOfParameter, type ParameterType} from './parameterTypes';

/** Parameters by name. */
export type Parameters = Readonly<Record<string, unknown>>;

/**
 * The parameters of a request, wherever they stand: beside each other, in an object `params`, or in a string `params` as in an
 * address. What stands beside `params` goes first.
 * @throws RequestError (status 400) for `params` of another kind, and for a value that its type cannot be.
 */
export function readParameters({params, ...beside}: Parameters): Parameters {
  if (params === undefined || params === null) return beside;
  if (typeof params === 'string') return {...fromAddress(params), ...beside};
  if (typeof params === 'object' && !Array.isArray(params)) return {...params, ...beside};
  throw new RequestError('params must be a string such as "query=run&page=1", or an object');
}

/**
 * Reads parameters as an address holds them: everything is text there, lists are JSON or have commas.
 * @throws RequestError (status 400) for a value that its type cannot be.
 */
export function fromAddress(params: string | URLSearchParams): Parameters {
  const entries = typeof params === 'string' ? new URLSearchParams(params) : params;
  return Object.fromEntries(
    [...entries].map(([name, text]) => [
      name,
      valueOf(name, text, typeOfParameter(name) ?? 'text'),
    ]),
  );
}

function valueOf(name: string, text: string, type: ParameterType): unknown {
  if (type === 'text') return text;
  if (type !== 'list' && type !== 'filters') {
    if (text === 'true' || text === 'false') return text === 'true';
    if (type === 'boolean' && (text === '1' || text === '0')) return text === '1';
    if (text !== '' && Number.isFinite(Number(text))) return Number(text);
  }
  if (/^\s*\[/.test(text)) return fromJson(name, text);
  if (type === 'list') return text === '' ? [] : text.split(',');
  return text;
}

function fromJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(`${name} begins like a list and is no JSON: ${text.slice(0, 80)}`);
  }
}
