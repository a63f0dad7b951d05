import {BOOLEAN, FILTERS, isFlat, LIST, show, STRING, WORDS} from '../request/fields';
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
    const {what, test} = KINDS[type];
    if (!test(value)) throw new RequestError(`${name} must be ${what}, found ${show(value)}`);
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

const KINDS: Readonly<
  Record<ParameterType, {readonly what: string; readonly test: (value: unknown) => boolean}>
> = {
  text: STRING,
  number: {what: 'a number', test: (value) => typeof value === 'number'},
  boolean: BOOLEAN,
  list: LIST,
  words: WORDS,
  filters: FILTERS,
  mixed: {
    what: 'a value without objects',
    test: (value) => typeof value !== 'object' || isFlat(value),
  },
};
