import {isFlat, show} from '../request/fields';
import {RequestError} from '../requestError';
import {own, REFUSED, typeOfParameter, WARNED, type ParameterType} from './parameterTypes';
import type {Parameters} from './readParameters';

/**
 * Refuses parameters that are unknown, of the wrong type, or cannot be obeyed where that would change which hits come.
 * @returns a warning for each parameter that is not obeyed and changes no more than order or form.
 * @throws RequestError (status 400) that names the parameter.
 */
export function checkParameters(parameters: Parameters): string[] {
  return Object.entries(parameters).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    const type = typeOfParameter(name);
    if (type === undefined) throw new RequestError(`Unknown parameter: ${name.slice(0, 80)}`);
    checkType(name, value, type);
    const [refused, warned] = [own(REFUSED, name), own(WARNED, name)];
    if (refused !== undefined && !isAmong(value, refused.harmless))
      throw new RequestError(
        `${name} is not supported here, and would change which hits come; leave it out${refused.harmless.length === 0 ? '' : ` or give ${refused.harmless.map(show).join(' or ')}`}`,
      );
    return warned !== undefined && !isAmong(value, warned.harmless)
      ? [`${name} is not obeyed; hits are ordered and written as the index is set up`]
      : [];
  });
}

function isAmong(value: unknown, harmless: readonly unknown[]): boolean {
  const text = JSON.stringify(value);
  return harmless.some((one) => JSON.stringify(one) === text);
}

const TYPES: Readonly<
  Record<ParameterType, readonly [what: string, test: (v: unknown) => boolean]>
> = {
  text: ['a string', (value) => typeof value === 'string'],
  number: ['a number', (value) => typeof value === 'number'],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  list: ['a list of strings', isTexts],
  words: ['a string or a list of strings', isTexts],
  filters: [
    'a string, or a list of strings and lists of strings',
    (value) =>
      typeof value === 'string' ||
      (Array.isArray(value) && value.every((one) => typeof one === 'string' || isTexts(one))),
  ],
  mixed: ['a value without objects', (value) => typeof value !== 'object' || isFlat(value)],
};

function checkType(name: string, value: unknown, type: ParameterType): void {
  const [what, test] = TYPES[type];
  if (!test(value)) throw new RequestError(`${name} must be ${what}, found ${show(value)}`);
}

function isTexts(value: unknown): boolean {
  return (
    typeof value === 'string' ||
    (Array.isArray(value) && value.every((one) => typeof one === 'string'))
  );
}
