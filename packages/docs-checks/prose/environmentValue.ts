import {environmentProblem} from '../values/environmentProblem';
import type {ValueKind} from './types';

/** An environment variable: `TOOLHIVE_SECRETS_PASSWORD`, `UNSTRUCTURED_LOGS=false`. */
export const environmentValue: ValueKind = {
  name: 'environment variable',
  matches: ({code}, _page, {cli}) =>
    !cli.commands.some(({args}) => args.items.some(({name}) => name === code)) &&
    /^\$?[A-Z][A-Z0-9]*(_[A-Z0-9]+)+(=\S*)?$/.test(code),
  problems({code}, _page, facts) {
    const [name = '', value] = code.replace(/^\$/, '').split('=');
    const problem = environmentProblem(name, facts);
    const allowed = facts.environment.find((variable) => variable.name === name)?.allowed;
    const wrongValue = value && allowed && !allowed.includes(value) && !/[<…]/.test(value);
    return [
      ...(problem === undefined ? [] : [problem]),
      ...(wrongValue ? [`${name} may be ${allowed.join(', ')}, not ${value}`] : []),
    ];
  },
};
