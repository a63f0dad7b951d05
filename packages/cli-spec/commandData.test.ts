import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {
  childCommands,
  commandFlags,
  commandSlug,
  findCommand,
  findFlag,
  loadCliSpec,
} from './index';

const spec = loadCliSpec(fileURLToPath(new URL('../../specs/thv-cli.yaml', import.meta.url)));

/** The pages that the specification of the site lists. */
const pages =
  `thv; thv_config; thv_config_auto-discovery; thv_config_get-ca-cert; thv_config_get-registry-url;
  thv_config_list-registered-clients; thv_config_register-client; thv_config_remove-client; thv_config_secrets-provider;
  thv_config_set-ca-cert; thv_config_set-registry-url; thv_config_unset-ca-cert; thv_config_unset-registry-url; thv_inspector;
  thv_list; thv_logs; thv_logs_prune; thv_proxy; thv_registry; thv_registry_info; thv_registry_list; thv_restart; thv_rm; thv_run;
  thv_search; thv_secret; thv_secret_delete; thv_secret_get; thv_secret_list; thv_secret_provider; thv_secret_reset-keyring;
  thv_secret_set; thv_serve; thv_stop; thv_version`.split(/;\s+/);

describe('the data of the thv command line', () => {
  it('describes exactly the 35 commands that have a page', {tags: ['2.1-29']}, () => {
    expect(spec.commands.map(({path}) => commandSlug(path))).toEqual(pages);
  });

  it('gives each command the usage that begins with its path', () => {
    for (const {path, usage} of spec.commands) expect(usage.startsWith(path)).toBe(true);
  });

  it('has the children of a group in the order of the pages', () => {
    expect(childCommands(spec, 'thv registry').map(({path}) => path)).toEqual([
      'thv registry info',
      'thv registry list',
    ]);
  });

  it('gives every command --debug and --help besides its own flags', () => {
    const list = findCommand(spec, 'thv list');
    expect(list && commandFlags(spec, list).map(({name}) => name)).toEqual([
      '--all',
      '--format',
      '--debug',
      '--help',
    ]);
  });

  it('finds a flag by its short name', () => {
    const run = findCommand(spec, 'thv run');
    expect(run && findFlag(spec, run, '-e')?.name).toBe('--env');
  });

  it('knows the hidden flag of thv run', () => {
    const run = findCommand(spec, 'thv run');
    expect(run && findFlag(spec, run, '--k8s-pod-patch')).toMatchObject({hidden: true});
  });

  it('tells that secret commands exit with 0 when they fail', () => {
    for (const name of ['set', 'get', 'delete', 'list', 'reset-keyring']) {
      const success = findCommand(spec, `thv secret ${name}`)?.exit.find(({code}) => code === 0);
      expect(success?.when).toContain('even when it failed');
    }
  });
});
