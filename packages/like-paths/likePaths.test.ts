import {describe, expect, it} from 'vitest';
import {likePaths} from './likePaths';

const KNOWN = [
  '/toolhive/',
  '/toolhive/quickstart',
  '/toolhive/guides-cli/install',
  '/toolhive/guides-cli/secrets-management',
  '/toolhive/reference/cli/thv_run',
  '/toolhive/reference/cli/thv_registry',
  '/toolhive/reference/cli/thv_secret_set',
];

describe('likePaths', () => {
  it('finds the page behind a typing error', () => {
    expect(likePaths('/toolhive/quikstart', KNOWN, 3)[0]).toBe('/toolhive/quickstart');
  });

  it('finds the page when the path ends in a slash', () => {
    expect(likePaths('/guides/secrets-managment/', KNOWN, 1)).toEqual([
      '/toolhive/guides-cli/secrets-management',
    ]);
  });

  it('finds a page that moved to another folder', () => {
    expect(likePaths('/docs/install.html', KNOWN, 3)[0]).toBe('/toolhive/guides-cli/install');
  });

  it('finds a command whose separators are different', () => {
    expect(likePaths('/cli/thv-secret-set', KNOWN, 1)).toEqual([
      '/toolhive/reference/cli/thv_secret_set',
    ]);
  });

  it('finds a page by a word of its name, the one of the same folder first', () => {
    const known = [...KNOWN, '/toolhive/guides-cli/run-mcp-servers'];
    expect(likePaths('/toolhive/guides-cli/runn', known, 2)).toEqual([
      '/toolhive/guides-cli/run-mcp-servers',
      '/toolhive/reference/cli/thv_run',
    ]);
    expect(likePaths('/toolhive/cli/run', known, 1)).toEqual(['/toolhive/reference/cli/thv_run']);
  });

  it('offers nothing for a path that is like no page', () => {
    expect(likePaths('/wp-login.php', KNOWN, 3)).toEqual([]);
  });

  it('looks at the end of a path that is far too long', () => {
    const long = `/${'ab1/'.repeat(100_000)}thv_secret_set`;
    expect(likePaths(long, KNOWN, 1)).toEqual(likePaths(long.slice(-200), KNOWN, 1));
    expect(likePaths(long, KNOWN, 1)).toEqual(['/toolhive/reference/cli/thv_secret_set']);
  });

  it('offers no more than asked for', () => {
    expect(likePaths('/toolhive/reference/cli/thv_', KNOWN, 2)).toHaveLength(2);
  });
});
