import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {lint, loadConfig} from '@redocly/openapi-core';
import {Document, Spectral, type RulesetDefinition} from '@stoplight/spectral-core';
import {Yaml} from '@stoplight/spectral-parsers';
import {describe, expect, it} from 'vitest';
import {spectralRules} from './spectralRules';

/** Spectral compiles all its rules at its first run. */
const LINT_MS = 30_000;

const at = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

async function spectralProblems(file: string): Promise<string[]> {
  const spectral = new Spectral();
  // The two packages describe the formats of rules in types of their own.
  spectral.setRuleset(spectralRules as unknown as RulesetDefinition);
  const problems = await spectral.run(new Document(readFileSync(at(file), 'utf8'), Yaml, at(file)));
  return problems.map(({code, path, message}) => `${code} at ${path.join('.')}: ${message}`);
}

describe('toolhive-api.yaml', () => {
  it("keeps Redocly's strict rules for OpenAPI, but for those in redocly.yaml", async () => {
    const config = await loadConfig({configPath: at('redocly.yaml')});
    const problems = await lint({ref: at('toolhive-api.yaml'), config});
    expect(
      problems.map(
        ({severity, ruleId, message, location}) =>
          `${severity}: ${ruleId} at ${location[0]?.pointer ?? ''}: ${message}`,
      ),
    ).toEqual([]);
  });

  it(
    "keeps Spectral's rules for OpenAPI, but for those in spectralRules.ts",
    async () => {
      const problems = await spectralProblems('toolhive-api.yaml');
      expect(problems).toEqual([]);
      expect(await spectralProblems('testing/brokenReference.yaml')).toContainEqual(
        expect.stringMatching(/^invalid-ref at paths\./),
      );
    },
    LINT_MS,
  );

  it('would not keep them with a reference that leads nowhere', async () => {
    const config = await loadConfig({configPath: at('redocly.yaml')});
    const problems = await lint({ref: at('testing/brokenReference.yaml'), config});
    expect(problems.map(({ruleId}) => ruleId)).toContain('no-unresolved-refs');
  });
});
