import {existsSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {fromLockKey, type Checkout} from '@toolhive-docs/evidence';
import {readYaml} from '@toolhive-docs/options/yaml';
import {unreadable} from '../source/Files';
import type {Fact, ReleaseFacts} from '../types';

/** Constants of the source that specs/ states in a form of its own. */
const FILE = 'specs/documented-constants.yaml';

const Constants = z.strictObject({
  constants: z.array(
    z.strictObject({
      symbol: z.string().regex(/^[^#]+\.go#[\w.]+$/, 'allowed: path#name of a Go constant'),
      value: z.string('allowed: the text of the value in the source, quotes and all'),
      fact: z.string('allowed: file and place in specs/ that says it'),
    }),
  ),
});

/**
 * The constants that specs/ states.
 *
 * @throws Error naming file, field, value, what is allowed and the fix.
 */
export function documentedConstants(root: string): z.infer<typeof Constants>['constants'] {
  const file = join(root, FILE);
  return existsSync(file) ? readYaml(Constants, file, FILE).constants : [];
}

/** The values of the constants as specs/ has them. */
export function constantFacts(root: string): Fact[] {
  return documentedConstants(root).map(({symbol, value, fact}) => ({
    area: 'constant',
    id: symbol,
    path: fact,
    fields: {value},
  }));
}

/** The constants among facts, with the values that a checkout has. */
export async function constantsIn(
  checkout: Checkout,
  facts: readonly Fact[],
): Promise<ReleaseFacts> {
  const found: Fact[] = [];
  const notes: string[] = [];
  for (const fact of facts) {
    const {path, symbol: name} = fromLockKey(fact.id);
    if (fact.area !== 'constant' || !checkout.has(path)) continue;
    try {
      const symbols = await checkout.symbolsOf(path);
      const value = symbols.find((each) => each.name === name)?.value;
      if (value !== undefined) found.push({...fact, fields: {value}});
    } catch (error) {
      notes.push(unreadable(path, error));
    }
  }
  return {facts: found, notes};
}
