import {apiFacts} from './api/apiFacts';
import {cliFacts} from './cli/cliFacts';
import {chartFacts} from './kubernetes/chartFacts';
import {resourceFacts} from './kubernetes/resourceFacts';
import {registryFacts} from './registry/registryFacts';
import type {Files} from './source/Files';
import {sourceFacts} from './source/sourceFacts';
import type {Fact, ReleaseFacts} from './types';

/**
 * Reads everything about a release that its checkout says in a form for programs. What is missing is noted.
 * @throws Error when there is nothing of a release in the checkout.
 */
export async function readRelease(files: Files): Promise<ReleaseFacts> {
  const [published, source] = [publishedFacts(files), await sourceFacts(files)];
  return {
    facts: numbered([...published.facts, ...source.facts]),
    notes: [...published.notes, ...source.notes],
  };
}

/**
 * What a checkout says in files for programs; its Go, which takes long to read, is left out.
 * @throws Error when it says nothing: all would count as gone.
 */
export function publishedFacts(files: Files): ReleaseFacts {
  const parts = [cliFacts, apiFacts, resourceFacts, chartFacts, registryFacts].map((read) =>
    read(files),
  );
  const facts = parts.flatMap((part) => part.facts);
  if (facts.length === 0)
    throw new Error(
      `${files.root} says nothing of a release. Give the path of a checkout of the tool’s repository.`,
    );
  return {facts, notes: parts.flatMap(({notes}) => notes)};
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
