import {isFlat, isList} from '../request/fields';
import {RequestError} from '../requestError';
import {OF_FACET_SEARCH, own, typeOfParameter} from './parameterTypes';

/** Parameters by name. */
export type Parameters = Readonly<Record<string, unknown>>;

/**
 * The parameters of a request, wherever they stand: beside each other, in an object `params`, or in a string `params` as in an
 * address. What stands beside `params` goes first. A list may be written as a text in each place.
 * @throws RequestError (status 400) for `params` of another kind, and for a value that its type cannot be.
 */
export function readParameters({params, ...beside}: Parameters): Parameters {
  if (params === undefined || params === null) return withLists(beside);
  if (typeof params === 'string') return {...fromAddress(params), ...withLists(beside)};
  if (typeof params === 'object' && !Array.isArray(params))
    return withLists({...params, ...beside});
  throw new RequestError('params must be a string such as "query=run&page=1", or an object');
}

/**
 * Reads parameters as an address holds them: everything is text there, lists are JSON or have commas.
 * @throws RequestError (status 400) for a value that its type cannot be.
 */
export function fromAddress(params: string | URLSearchParams): Parameters {
  const entries = typeof params === 'string' ? new URLSearchParams(params) : params;
  return Object.fromEntries([...entries].map(([name, text]) => [name, valueOf(name, text)]));
}

function withLists(parameters: Parameters): Parameters {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'string' ? listOf(name, value) : value,
    ]),
  );
}

function valueOf(name: string, text: string): unknown {
  const type = typeOfParameter(name) ?? own(OF_FACET_SEARCH, name);
  if (type === 'number' || type === 'boolean' || type === 'mixed') {
    if (text === 'true' || text === 'false') return text === 'true';
    if (type === 'boolean' && (text === '1' || text === '0')) return text === '1';
    if (text !== '' && Number.isFinite(Number(text))) return Number(text);
  }
  return listOf(name, text);
}

/** The list that a text holds, as JSON or with commas, where the parameter may be one; else the text. */
function listOf(name: string, text: string): unknown {
  const type = typeOfParameter(name);
  if (type === 'words') return wordsOf(text);
  if (type !== 'list' && type !== 'filters' && type !== 'mixed') return text;
  if (/^\s*\[/.test(text)) return fromJson(name, text);
  if (type !== 'list') return text;
  return text.trim() === '' ? [] : text.split(',').map((entry) => entry.trim());
}

/** Words are a text that may begin like a list, as a query may. */
function wordsOf(text: string): unknown {
  if (!/^\s*\[/.test(text)) return text;
  try {
    const value: unknown = JSON.parse(text);
    return isList(value) ? value : text;
  } catch {
    return text;
  }
}

function fromJson(name: string, text: string): unknown {
  const value = parsed(name, text);
  if (isFlat(value)) return value;
  throw new RequestError(
    `${name} may hold strings, numbers, and lists of them, found ${text.slice(0, 80)}`,
  );
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(`${name} begins like a list and is no JSON: ${text.slice(0, 80)}`);
  }
}
