import {join} from '@toolhive-docs/api-spec';
import {isObject} from '@toolhive-docs/options/isObject';
import type {YamlMap} from '../samples/yamlDocument';
import {findingKeyword} from './findingKeyword';

/** What a unit multiplies an amount with (https://kubernetes.io/docs/reference/kubernetes-api/common-definitions/quantity/). */
const UNITS: Readonly<Record<string, number>> = {
  ...{n: 1e-9, u: 1e-6, m: 1e-3, k: 1e3, M: 1e6, G: 1e9, T: 1e12, P: 1e15, E: 1e18},
  ...{Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40, Pi: 2 ** 50, Ei: 2 ** 60},
};

/** An amount such as `250m` or `1.5Gi` as a number. `undefined` for what is none. */
export function amountOf(quantity: unknown): number | undefined {
  const text = typeof quantity === 'string' ? quantity : JSON.stringify(quantity);
  const [, digits = '', unit] =
    /^(\+?[\d.]+(?:[eE][-+]?\d+)?)([numkMGTPE]|[KMGTPE]i)?$/.exec(text) ?? [];
  const amount = Number(digits) * (unit === undefined ? 1 : (UNITS[unit] ?? NaN));
  return digits === '' || Number.isNaN(amount) ? undefined : amount;
}

/** Keyword for the resources of a container, or of all: what it asks for is not more than what it may use. */
export const requestsWithinLimits = findingKeyword(
  'x-requests-within-limits',
  'object',
  ({requests, limits}: YamlMap) => {
    if (!isObject(requests) || !isObject(limits)) return [];
    return Object.entries(requests).flatMap(([name, wanted]) => {
      const limit = limits[name];
      const [amount, most] = [amountOf(wanted), amountOf(limit)];
      const message = `must not be more than the limit, ${String(limit)} (it is ${String(wanted)})`;
      return amount === undefined || most === undefined || amount <= most
        ? []
        : [{pointer: join('', 'requests', name), message}];
    });
  },
);
