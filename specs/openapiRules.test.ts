import {fileURLToPath} from 'node:url';
import {lint, loadConfig} from '@redocly/openapi-core';
import {describe, expect, it} from 'vitest';

const at = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

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

  it('would not keep them with a reference that leads nowhere', async () => {
    const config = await loadConfig({configPath: at('redocly.yaml')});
    const problems = await lint({ref: at('testing/brokenReference.yaml'), config});
    expect(problems.map(({ruleId}) => ruleId)).toContain('no-unresolved-refs');
  });
});
