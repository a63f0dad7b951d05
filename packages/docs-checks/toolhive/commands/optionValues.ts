import {ownValue} from '../../samples/ownValue';
import {hasVariable} from '../../samples/variables';

/** What the values of options are: a duration, a whole number, or one of some words. */
export type OptionValues = Readonly<Record<string, 'duration' | 'integer' | readonly string[]>>;

const FORMS = {
  duration: {
    test: /^[-+]?(0|((\d+\.?\d*|\.\d+)(ns|us|µs|μs|ms|s|m|h))+)$/,
    right: 'a duration with a unit, such as 30s or 5m',
  },
  integer: {test: /^[-+]?\d+$/, right: 'a whole number'},
};

/** Says which options have values that the program does not take. */
export function optionValueProblems(
  program: string,
  options: ReadonlyMap<string, readonly string[]>,
  known: OptionValues,
): string[] {
  return [...options].flatMap(([name, values]) => {
    const kind = ownValue(known, name);
    if (kind === undefined) return [];
    return values
      .filter((value) => !hasVariable(value))
      .flatMap((value) => {
        const isRight =
          typeof kind === 'string' ? FORMS[kind].test.test(value) : kind.includes(value);
        const right =
          typeof kind === 'string'
            ? FORMS[kind].right
            : `one of ${kind.filter(Boolean).join(', ')}`;
        return isRight ? [] : [`${program} ${name} "${value}" must be ${right}`];
      });
  });
}
