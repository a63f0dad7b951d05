import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {loadCliSpec, loadSince} from '@toolhive-docs/cli-spec';
import {parsePage} from '@toolhive-docs/docs-checks';
import {loadHistory, loadReleaseDates} from '@toolhive-docs/release-history';
import {changesFeed} from './changesFeed';
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
      /changes\.yaml has an invalid value:\n {2}releases\.v0\.0\.10\.removed\.0\.name = "kubectl": allowed: .*such as thv serve --port/,
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

  it('are searched where the page alone says them', () => {
    const text = renderPage(spec, history(CHANGES));
    const skipped = [...text.matchAll(/<div data-search="skip">(.*?)<\/div>/gs)].join();
    expect(skipped).toContain('`thv serve --port`');
    expect(skipped).not.toContain('default: 0.0.0.0');
    expect(text).toContain('default: 0.0.0.0');
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

describe('the feed of changes', () => {
  const site = {title: 'Docs & more', root: 'https://docs.example.com/base/'};
  const dates = new Map([
    ['v0.0.10', '2025-02-01'],
    ['v0.0.9', '2025-01-01'],
  ]);
  const feed = changesFeed(history(CHANGES), site, (release) => dates.get(release) ?? '');

  it('has an entry for each release but the one where the records begin, newest first', () => {
    expect([...feed.matchAll(/<title>(ToolHive [^<]+)</g)].map(([, title]) => title)).toEqual([
      'ToolHive v0.0.10',
      'ToolHive v0.0.9',
    ]);
    expect([...feed.matchAll(/<updated>([^<]+)</g)].map(([, time]) => time)).toEqual([
      '2025-02-01T00:00:00Z',
      '2025-02-01T00:00:00Z',
      '2025-01-01T00:00:00Z',
    ]);
  });

  it('names things by full addresses, as text that no markup of the site can break', () => {
    expect(feed).toContain('<title>Docs &#38; more: changes by release</title>');
    expect(feed).toContain(
      '<id>https://docs.example.com/base/toolhive/reference/changes#v0-0-10</id>',
    );
    expect(feed).toContain(
      '&#60;a href=&#34;https://docs.example.com/base/toolhive/reference/cli/thv_serve#--port&#34;&#62;',
    );
  });

  it('needs the day of each release, and says where to write it', () => {
    const file = join(folder, 'release-dates.yaml');
    writeFileSync(file, 'releases: {v0.0.9: 2025-01-01}');
    expect(() => changesFeed(history(CHANGES), site, loadReleaseDates(file))).toThrow(
      /^specs\/release-dates\.yaml: no date of v0\.0\.10[^]*Fix: add the day/,
    );
    writeFileSync(file, 'releases: {v0.0.9: soon}');
    expect(() => loadReleaseDates(file)).toThrow(
      /releases\.v0\.0\.9 = "soon": allowed: a day such as 2025-06-12/,
    );
    writeFileSync(file, 'releases: {}\nv0.0.9: 2025-01-01');
    expect(() => loadReleaseDates(file)).toThrow(
      /^specs\/release-dates\.yaml has[^]*v0\.0\.9 = .*: unknown key; a release stands indented below releases/,
    );
  });
});
