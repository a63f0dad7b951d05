import {isObject} from '@toolhive-docs/options/isObject';
import {withPath, type Path} from './withPath';

/** A value that `helm --set` and its relatives set. */
export interface SetValue {
  path: Path;
  value: unknown;
}

/** What stands for the content of a file. */
const CONTENT = '<CONTENT>';

/** What is set, and what cannot be read. */
export interface ReadSet {
  values: SetValue[];
  problems: string[];
}

/**
 * Reads the value of `--set`, `--set-string` or `--set-json` as Helm does: `a.b=1,c={x,y},d[0].e=text`.
 * Whole numbers, true, false and null are no texts, except for `--set-string`. `--set-json` also takes one object, `--set-literal`
 * takes one key, and `--set-file` the names of files.
 */
export function readHelmSet(option: string, written: string): ReadSet {
  const isJson = option === '--set-json';
  if (isJson && /^\s*\{/.test(written)) return readObject(option, written);
  if (!isJson && option !== '--set-literal') {
    const problem = listProblem(option, written);
    if (problem !== undefined) return {values: [], problems: [problem]};
  }
  const pairs =
    option === '--set-literal' ? [written] : (isJson ? splitJson : splitAtCommas)(written);
  const read = pairs.map((pair) => readPair(option, pair));
  return {
    values: read.flatMap((each) => (typeof each === 'string' ? [] : [each])),
    problems: read.filter((each) => typeof each === 'string'),
  };
}

/** The values that are set, as the file with values would have them. */
export const asValues = (values: readonly SetValue[]): unknown =>
  values.reduce<unknown>((all, {path, value}) => withPath(all, path, value), {});

/** What Helm refuses in a list of pairs. */
function listProblem(option: string, written: string): string | undefined {
  // What is escaped, and what a shell fills in, is like any other letter.
  const plain = written.replace(/\\.|\$\{[^}]*\}/gs, 'x');
  if (option !== '--set-file' && /(^|,)[^,={]*=\{[^}]*$/.test(plain.replace(/=\{[^}]*\}/g, '=')))
    return `${option} ${written} has a list that does not end with }`;
  return /^,|,,/.test(plain.replace(/=\{[^}]*\}/g, '='))
    ? `${option} ${written} has a comma with no key before it`
    : undefined;
}

function readPair(option: string, pair: string): SetValue | string {
  const at = pair.indexOf('=');
  if (at < 0) return `${option} ${pair} has no value; write it like key=value`;
  const path = pathOf(pair.slice(0, at));
  const value = pair.slice(at + 1);
  if (option === '--set-literal') return {path, value};
  if (option === '--set-file') return {path, value: CONTENT};
  if (option !== '--set-json') return {path, value: listOrValue(option, value)};
  try {
    return {path, value: value.trim() === '' ? null : JSON.parse(value)};
  } catch (error) {
    return notJson(option, pair, error);
  }
}

/** Reads one object for `--set-json`, whose values are set one by one. */
function readObject(option: string, written: string): ReadSet {
  try {
    return {values: leaves(JSON.parse(written)), problems: []};
  } catch (error) {
    return {values: [], problems: [notJson(option, written, error)]};
  }
}

const notJson = (option: string, text: string, error: unknown): string =>
  `${option} ${text} is not JSON: ${error instanceof Error ? error.message : String(error)}`;

/** What an object sets. Helm joins objects, but not lists. */
function leaves(value: unknown, path: Path = []): SetValue[] {
  const fields = isObject(value) ? Object.entries(value) : [];
  if (fields.length === 0) return path.length === 0 ? [] : [{path, value}];
  return fields.flatMap(([key, child]) => leaves(child, [...path, key]));
}

function listOrValue(option: string, value: string): unknown {
  const list = /^\{(.*)\}$/s.exec(value)?.[1];
  if (list === undefined) return typed(option, value);
  return list === '' ? [] : splitAtCommas(list).map((item) => typed(option, item));
}

function typed(option: string, written: string): unknown {
  const value = written.replace(/\\(.)/g, '$1');
  if (option === '--set-string') return value;
  if (/^(true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  if (/^null$/i.test(value)) return null;
  return /^(0|-?[1-9]\d*)$/.test(value) ? Number(value) : value;
}

/** Splits at commas that are neither escaped nor in braces. */
function splitAtCommas(text: string): string[] {
  const parts = [''];
  let isInBraces = false;
  for (const [part] of text.matchAll(/\\.|[^]/gsu)) {
    if ('{}'.includes(part)) isInBraces = part === '{';
    if (part === ',' && !isInBraces) parts.push('');
    else parts.push((parts.pop() ?? '') + part);
  }
  return parts.filter((part) => part !== '');
}

/** Splits at commas that are neither escaped nor inside of a value of JSON. */
function splitJson(text: string): string[] {
  const pairs = [''];
  let depth = 0;
  for (const [part] of text.matchAll(/"(?:\\.|[^"\\])*"|\\.|[^]/gsu)) {
    if ('[{'.includes(part)) depth++;
    if (']}'.includes(part)) depth--;
    if (part === ',' && depth === 0) pairs.push('');
    else pairs.push((pairs.pop() ?? '') + part);
  }
  return pairs.filter((pair) => pair !== '');
}

/** `a.b\.c[0]` → `a`, `b.c`, 0. */
function pathOf(key: string): Path {
  return [...key.matchAll(/\[(\d+)\]|((?:\\.|[^.[\\])+)/g)].map(([, index, name = '']) =>
    index === undefined ? name.replace(/\\(.)/g, '$1') : Number(index),
  );
}
