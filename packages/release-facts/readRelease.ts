import {apiFacts} from './api/apiFacts';
import {cliFacts} from './cli/cliFacts';
import {chartFacts} from './kubernetes/chartFacts';
import {resourceFacts} from './kubernetes/resourceFacts';
import {registryFacts} from './registry/registryFacts';
import {Files, noCheckout} from './source/Files';
import {sourceFacts} from './source/sourceFacts';
import type {Fact, ReleaseFacts} from './types';

/**
 * Reads everything about a release that its checkout says in a form for programs. What is missing is noted.
 * @param root path of the checkout.
 * @throws Error when there is no such folder, or nothing of a release in it.
 */
export async function readRelease(root: string): Promise<ReleaseFacts> {
  const files = new Files(root);
  const parts = [
    cliFacts(files),
    apiFacts(files),
    resourceFacts(files),
    chartFacts(files),
    registryFacts(files),
    await sourceFacts(files),
  ];
  const facts = parts.flatMap((part) => part.facts);
  if (facts.length === 0) throw noCheckout(root);
  return {
    facts: numbered(facts),
    notes: parts.flatMap(({notes}) => notes),
  };
}

/** Gives facts of the same name a number each: every system may declare a constant of its own. */
function numbered(facts: readonly Fact[]): Fact[] {
  const seen = new Map<string, number>();
  return facts.map((fact) => {
    const key = `${fact.area} ${fact.id}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? fact : {...fact, id: `${fact.id} (${count})`};
  });
}
