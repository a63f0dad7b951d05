import type {OptionTable} from '../../samples/readOptions';

/** Options that every verb takes. */
const COMMON: OptionTable = {
  '-n': true,
  '--namespace': true,
  '--kubeconfig': true,
  '--context': true,
  '-h': false,
  '--help': false,
  '-v': true,
  '--request-timeout': true,
};
const SELECT: OptionTable = {
  '-l': true,
  '--selector': true,
  '--field-selector': true,
  '-A': false,
  '--all-namespaces': false,
};
const FILES: OptionTable = {'-f': true, '--filename': true, '-k': true, '--dry-run': true};
const OUTPUT: OptionTable = {'-o': true, '--output': true};

/** The verbs that pages use, with their options; `true` for those that take a value. */
export const KUBECTL_OPTIONS: Readonly<Record<string, OptionTable>> = Object.fromEntries(
  Object.entries<OptionTable>({
    get: {
      ...SELECT,
      ...FILES,
      ...OUTPUT,
      '-w': false,
      '--watch': false,
      '--sort-by': true,
      '--no-headers': false,
      '--show-labels': false,
      '--raw': true,
      '--ignore-not-found': false,
    },
    describe: {...SELECT, ...FILES},
    delete: {
      ...SELECT,
      ...FILES,
      ...OUTPUT,
      '--all': false,
      '--ignore-not-found': false,
      '--wait': true,
      '--timeout': true,
      '--force': false,
      '--grace-period': true,
    },
    apply: {...FILES, ...OUTPUT, '--server-side': false},
    create: {
      ...FILES,
      ...OUTPUT,
      '--from-literal': true,
      '--from-file': true,
      '--from-env-file': true,
      '--docker-server': true,
      '--docker-username': true,
      '--docker-password': true,
    },
    logs: {
      ...SELECT,
      '-f': false,
      '--follow': false,
      '-c': true,
      '--container': true,
      '--tail': true,
      '--since': true,
      '-p': false,
      '--previous': false,
      '--all-containers': false,
      '--timestamps': false,
    },
    patch: {
      ...FILES,
      ...OUTPUT,
      '--type': true,
      '-p': true,
      '--patch': true,
      '--patch-file': true,
      '--subresource': true,
    },
    wait: {...SELECT, ...FILES, '--for': true, '--timeout': true, '--all': false},
    rollout: {...SELECT, '--timeout': true, '-w': false},
    'port-forward': {'--address': true},
    run: {
      '--rm': false,
      '-i': false,
      '--stdin': false,
      '-t': false,
      '--tty': false,
      '-it': false,
      '--restart': true,
      '--image': true,
      '--command': false,
      '--env': true,
      '-q': false,
      '--quiet': false,
    },
    exec: {'-c': true, '--container': true, '-i': false, '-t': false, '-it': false},
    label: {...SELECT, '--overwrite': false, '--all': false},
    annotate: {...SELECT, '--overwrite': false, '--all': false},
    scale: {'--replicas': true},
    explain: {'--recursive': false, '--api-version': true},
    auth: {'--as': true, ...SELECT},
    version: {'--client': false, ...OUTPUT},
    'cluster-info': {},
    'api-resources': {'--api-group': true},
    config: {'--current': false, '--minify': false},
    edit: {...OUTPUT},
  }).map(([verb, options]) => [verb, {...COMMON, ...options}]),
);

/** Options that may stand in front of the verb. */
export const KUBECTL_LEADING = COMMON;
