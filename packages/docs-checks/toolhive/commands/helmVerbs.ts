import type {OptionTable} from '../../samples/readOptions';

/** Options that every verb takes. */
export const HELM_COMMON: OptionTable = {
  '-n': true,
  '--namespace': true,
  '--kubeconfig': true,
  '--kube-context': true,
  '--kube-apiserver': true,
  '--kube-as-user': true,
  '--kube-as-group': true,
  '--kube-ca-file': true,
  '--kube-token': true,
  '--registry-config': true,
  '--repository-cache': true,
  '--repository-config': true,
  '--debug': false,
  '-h': false,
  '--help': false,
};
const FETCH: OptionTable = {
  '--version': true,
  '--devel': false,
  '--repo': true,
  '--username': true,
  '--password': true,
  '--ca-file': true,
  '--cert-file': true,
  '--key-file': true,
  '--insecure-skip-tls-verify': false,
  '--pass-credentials': false,
  '--plain-http': false,
  '--verify': false,
  '--keyring': true,
};
const VALUES: OptionTable = {
  '-f': true,
  '--values': true,
  '--set': true,
  '--set-string': true,
  '--set-json': true,
  '--set-file': true,
  '--set-literal': true,
};
const CHART: OptionTable = {
  ...FETCH,
  ...VALUES,
  '--create-namespace': false,
  '--wait': false,
  '--wait-for-jobs': false,
  '--timeout': true,
  '--dry-run': false,
  '--atomic': false,
  '--rollback-on-failure': false,
  '--force': false,
  '--no-hooks': false,
  '--skip-crds': false,
  '--skip-schema-validation': false,
  '--disable-openapi-validation': false,
  '--dependency-update': false,
  '--render-subchart-notes': false,
  '--take-ownership': false,
  '--post-renderer': true,
  '--post-renderer-args': true,
  '--description': true,
  '--labels': true,
  '-l': true,
  '-o': true,
  '--output': true,
};
const NEW: OptionTable = {
  ...CHART,
  '--generate-name': false,
  '-g': false,
  '--name-template': true,
  '--replace': false,
};
const REVISION: OptionTable = {'--revision': true};
const OUTPUT: OptionTable = {'-o': true, '--output': true};

export interface HelmVerb {
  options: OptionTable;
  /** What the arguments are. Only releases and charts are checked. */
  args: readonly string[];
  /** How many of them there must be; all where it is left out. */
  least?: number;
  /** Whether the last one may come several times. */
  several?: true;
}

/** Verbs that pages use. */
export const HELM_VERBS: Readonly<Record<string, HelmVerb>> = {
  upgrade: {
    options: {
      ...CHART,
      '--install': false,
      '-i': false,
      '--reuse-values': false,
      '--reset-values': false,
      '--reset-then-reuse-values': false,
      '--cleanup-on-fail': false,
      '--history-max': true,
    },
    args: ['release', 'chart'],
  },
  install: {options: NEW, args: ['release', 'chart']},
  template: {
    options: {
      ...NEW,
      '-s': true,
      '--show-only': true,
      '--output-dir': true,
      '--include-crds': false,
      '--is-upgrade': false,
      '--skip-tests': false,
      '--validate': false,
      '--release-name': false,
      '-a': true,
      '--api-versions': true,
      '--kube-version': true,
    },
    args: ['release', 'chart'],
  },
  uninstall: {
    options: {
      '--wait': false,
      '--ignore-not-found': false,
      '--keep-history': false,
      '--no-hooks': false,
      '--dry-run': false,
      '--timeout': true,
      '--cascade': true,
      '--description': true,
    },
    args: ['release'],
    several: true,
  },
  'show all': {options: FETCH, args: ['chart']},
  'show values': {options: {...FETCH, '--jsonpath': true}, args: ['chart']},
  'show chart': {options: FETCH, args: ['chart']},
  'show readme': {options: FETCH, args: ['chart']},
  'show crds': {options: FETCH, args: ['chart']},
  'get all': {options: {...REVISION, '--template': true}, args: ['release']},
  'get values': {
    options: {...REVISION, ...OUTPUT, '-a': false, '--all': false},
    args: ['release'],
  },
  'get manifest': {options: REVISION, args: ['release']},
  'get notes': {options: REVISION, args: ['release']},
  'get hooks': {options: REVISION, args: ['release']},
  'get metadata': {options: {...REVISION, ...OUTPUT}, args: ['release']},
  pull: {
    options: {...FETCH, '--untar': false, '--untardir': true, '-d': true, '--destination': true},
    args: ['chart'],
    several: true,
  },
  list: {
    options: {
      ...OUTPUT,
      '-A': false,
      '--all-namespaces': false,
      '-a': false,
      '--all': false,
      '-q': false,
      '--short': false,
      '-f': true,
      '--filter': true,
      '-l': true,
      '--selector': true,
      '-m': true,
      '--max': true,
      '--no-headers': false,
      '--deployed': false,
      '--failed': false,
      '--pending': false,
    },
    args: [],
  },
  status: {options: {...REVISION, ...OUTPUT}, args: ['release']},
  history: {options: {...OUTPUT, '--max': true}, args: ['release']},
  rollback: {
    options: {
      '--wait': false,
      '--timeout': true,
      '--dry-run': false,
      '--cleanup-on-fail': false,
      '--force': false,
      '--no-hooks': false,
      '--history-max': true,
    },
    args: ['release', 'revision'],
    least: 1,
  },
  version: {options: {'--short': false, '--template': true}, args: []},
  'registry login': {
    options: {
      '-u': true,
      '--username': true,
      '-p': true,
      '--password': true,
      '--password-stdin': false,
      '--insecure': false,
      '--plain-http': false,
      '--ca-file': true,
      '--cert-file': true,
      '--key-file': true,
    },
    args: ['host'],
  },
  'registry logout': {options: {}, args: ['host']},
  lint: {
    options: {...VALUES, '--strict': false, '--quiet': false},
    args: ['folder'],
    least: 0,
    several: true,
  },
  help: {options: {}, args: ['verb'], least: 0, several: true},
};

/** Other names of verbs. */
export const HELM_ALIASES: Readonly<Record<string, string>> = {
  delete: 'uninstall',
  del: 'uninstall',
  un: 'uninstall',
  ls: 'list',
  hist: 'history',
  inspect: 'show',
};

/** The options of each verb. */
export const HELM_OPTIONS: readonly OptionTable[] = [
  HELM_COMMON,
  ...Object.values(HELM_VERBS).map(({options}) => options),
];
