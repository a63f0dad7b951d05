import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {loadCliSpec, loadSince} from '@toolhive-docs/cli-spec';
import {parsePage} from '@toolhive-docs/docs-checks';
import {loadHistory} from '@toolhive-docs/release-history';
import {renderPage} from './renderPage';
import {writeChangesData} from './writeChanges';

const at = (name: string) => fileURLToPath(new URL(`../../specs/${name}`, import.meta.url));
const spec = loadCliSpec(at('thv-cli.yaml'));
const folder = mkdtempSync(join(tmpdir(), 'changes-'));

function history(changes: string) {
  const file = join(folder, 'changes.yaml');
  writeFileSync(file, changes);
  const since = new Map([
    ['thv', 'v0.0.6'],
    ['thv run', 'v0.0.6'],
    ['thv serve', 'v0.0.9'],
    ['thv serve --port', 'v0.0.10'],
  ]);
  return loadHistory(spec, since, file);
}

const CHANGES =
  'releases:\n  v0.0.10:\n    removed: [{name: thv old, since: v0.0.6}]\n    changed: [{name: thv run --host, what: "default: 0.0.0.0"}]\n';

describe('changes by release', () => {
  it('come newest first, by the numbers of the releases', () => {
    expect(history(CHANGES).map(({release}) => release)).toEqual(['v0.0.10', 'v0.0.9', 'v0.0.6']);
  });

  it('name what came, went and changed, with the address of its page', () => {
    expect(history(CHANGES)[0]).toEqual({
      release: 'v0.0.10',
      added: [
        {
          name: 'thv serve --port',
          kind: 'flag',
          address: '/toolhive/reference/cli/thv_serve#--port',
        },
      ],
      removed: [{name: 'thv old', kind: 'command', since: 'v0.0.6'}],
      changed: [
        {
          name: 'thv run --host',
          kind: 'flag',
          address: '/toolhive/reference/cli/thv_run#--host',
          what: 'default: 0.0.0.0',
        },
      ],
    });
  });

  it('refuse a name that is no command, with file and field', () => {
    expect(() => history('releases: {v0.0.10: {removed: [{name: kubectl}]}}')).toThrow(
      /changes\.yaml: .*such as thv serve --port[^]*releases.*removed/,
    );
  });

  it('make a page with a section for each release that valid links lead from', () => {
    const page = parsePage(
      'docs/toolhive/reference/changes.mdx',
      renderPage(spec, history(CHANGES)),
    );
    expect(page.headings.map(({text, id}) => [text, id])).toEqual([
      ['Since v0.0.10', 'v0-0-10'],
      ['Since v0.0.9', 'v0-0-9'],
      ['Older commands and flags', 'older'],
    ]);
    expect(page.links.map(({url}) => url)).toContain('./cli/thv_serve.mdx#--port');
    expect(page.tables[0]?.rows[0]?.cells[0]).toBe('`thv serve --port`');
  });

  it('are JSON for programs, with every command and flag of the data', () => {
    const file = join(folder, 'toolhive/reference/changes.json');
    const files = {
      specFile: at('thv-cli.yaml'),
      sinceFile: at('since.yaml'),
      changesFile: at('changes.yaml'),
      page: '',
    };
    writeChangesData(files, file);
    const data = JSON.parse(readFileSync(file, 'utf8')) as {
      documentedRelease: string;
      releases: {added: {name: string; address?: string}[]}[];
    };
    expect(data.documentedRelease).toBe(spec.tool.version);
    const added = data.releases.flatMap((release) => release.added);
    expect(added.map(({name}) => name).sort()).toEqual(
      [...loadSince(at('since.yaml')).keys()].sort(),
    );
    expect(added.every(({address}) => address?.startsWith('/toolhive/reference/cli/'))).toBe(true);
  });
});
