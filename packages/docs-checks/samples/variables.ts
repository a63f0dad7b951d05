import {join, valueAt} from '@toolhive-docs/api-spec';
import {escapeRegExp} from '@toolhive-docs/options/escapeRegExp';

/** What a shell fills in when it runs (`$NAME`, `${NAME:-text}`, `$(…)`), or a reader before (`<NAME>`). */
const OPEN = /\$\{[^}]*\}|\$\([^)]*\)|\$\w+|<[A-Z][A-Z0-9_-]*>/;

/** Whether a text has a part that is known only when it runs. */
export function hasVariable(text: string): boolean {
  return OPEN.test(text) || text.includes('`');
}

/** Puts `x` in for each part that is known only when the text runs. */
export function withoutVariables(text: string): string {
  return text.replace(new RegExp(OPEN, 'g'), 'x');
}

/** Fills in what a shell takes when a variable is not set: `${URL:-http://localhost}/a` → `http://localhost/a`. */
export function withDefaults(text: string): string {
  return text.replace(/\$\{\w+:?[-=]([^{}]*)\}/g, '$1');
}

/** Puts quotes around the variables of a JSON text that stand outside of its texts: `{"port": $PORT}` → `{"port": "$PORT"}`. */
export function quoteVariables(json: string): string {
  return json.replace(new RegExp(`"(?:\\\\.|[^"\\\\])*(?:"|$)|${OPEN.source}`, 'gs'), (part) =>
    part.startsWith('"') ? part : JSON.stringify(part),
  );
}

/** Variables of a text that are looked at: trying out what more of them stand for takes too long. */
const MOST = 20;

/** Whether a text with variables can become another one when it runs: `v${VERSION}/$FILE` can become `v1.2/a.txt`. */
export function fitsWithVariables(text: string, result: string): boolean {
  const parts = text.split(new RegExp(`(?:${OPEN.source})+`));
  if (parts.length === 1 || parts.length > MOST) return false;
  const source = parts.map(escapeRegExp).join('.+');
  return new RegExp(`^${source}$`, 's').test(result);
}

/** Whether a value is known only when the command runs. Such a value fits anywhere. */
export const isOpen = (value: unknown): boolean => typeof value === 'string' && hasVariable(value);

/** Whether what keys lead to is such a value. */
export const isOpenAt = (whole: unknown, path: readonly string[]): boolean =>
  isOpen(valueAt(whole, join('', ...path)));
