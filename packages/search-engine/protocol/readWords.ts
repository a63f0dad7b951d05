import {PLAIN_WORDS, type WordOptions} from '../query/wordOptions';
import {BOOLEAN, COUNT, isBoolean, isString, show, type FieldReader} from '../request/fields';
import {RequestError} from '../requestError';

const BEGINNINGS = {prefixLast: 'last', prefixAll: 'all', prefixNone: 'none'} as const;
const TYPOS = {true: 'all', false: 'none', min: 'fewest', strict: 'few'} as const;

/** Reads how words may stand in a text. @throws RequestError (status 400) that names the parameter. */
export function readWords(field: FieldReader): WordOptions {
  const [one, two] = PLAIN_WORDS.lettersForTypos;
  return {
    typos: TYPOS[oneOf(field, 'typoTolerance', ['true', 'false', 'min', 'strict'], 'true')],
    lettersForTypos: [
      field('minWordSizefor1Typo', COUNT, one),
      field('minWordSizefor2Typos', COUNT, two),
    ],
    typosInNumbers: field('allowTyposOnNumericTokens', BOOLEAN, PLAIN_WORDS.typosInNumbers),
    inflections: isOn(field, 'ignorePlurals'),
    synonyms: field('synonyms', BOOLEAN, true),
    beginnings:
      BEGINNINGS[
        oneOf(field, 'queryType', ['prefixLast', 'prefixAll', 'prefixNone'], 'prefixLast')
      ],
    stopWordsCount: !isOn(field, 'removeStopWords'),
  };
}

/** One of a few words; true and false may be given as themselves. */
export function oneOf<T extends string>(
  field: FieldReader,
  name: string,
  allowed: readonly T[],
  otherwise: T,
): T {
  const given = field(name, {what: allowed.join(', '), test: isTextOrFlag}, otherwise);
  const found = allowed.find((one) => one === String(given));
  if (found === undefined)
    throw new RequestError(`${name} must be one of ${allowed.join(', ')}, found ${show(given)}`);
  return found;
}

/** True, as by default, or false, or a list of languages, of which this index knows English. */
function isOn(field: FieldReader, name: string): boolean {
  const given = field(name, {what: 'true, false or ["en"]', test: isFlagOrLanguages}, true);
  return typeof given === 'boolean' ? given : given.includes('en');
}

function isTextOrFlag(value: unknown): value is string | boolean {
  return isString(value) || isBoolean(value);
}

function isFlagOrLanguages(value: unknown): value is boolean | readonly string[] {
  return isBoolean(value) || (Array.isArray(value) && value.every(isString));
}
