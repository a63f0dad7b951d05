import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {defaultOf, loadCliSpec} from './index';

const spec = loadCliSpec(fileURLToPath(new URL('../../specs/thv-cli.yaml', import.meta.url)));

describe('looking up a default', () => {
  it.each([
    ['thv serve --port', '8080'],
    ['thv run --foreground', 'false'],
    ['thv run --otel-sampling-rate', '0.1'],
    ['thv proxy --remote-auth-scopes', 'openid,profile,email'],
    ['thv run --otel-service-name', 'toolhive-mcp-proxy'],
    ['thv list --debug', 'false'],
    ['thv --debug', 'false'],
  ])('gives the default of %s as %s', (reference, text) => {
    expect(defaultOf(spec, reference)).toBe(text);
  });

  it.each([
    ['thv serve --prot', 'unknown flag --prot for thv serve; did you mean --port?'],
    ['thv server --port', 'unknown command thv server; did you mean thv serve?'],
    ['thv serve', '"thv serve" is not a command and a flag; write it like "thv serve --port"'],
    ['thv run --name', 'thv run --name has no default; say in words what happens without the flag'],
  ])('refuses %s and says why', (reference, message) => {
    expect(() => defaultOf(spec, reference)).toThrow(message);
  });
});
