import type {OptionTable} from '../../samples/readOptions';

/** Options that every verb takes. */
export const HELM_COMMON: OptionTable = {
  '-n': true,
  '--namespace': true,
  '--kubeconfig': true,
  '--kube-context': true,
  '--debug': false,
};
const CHART: OptionTable = {
  '--version': true,
  '-f': true,
  '--values': true,
  '--set': true,
  '--set-string': true,
  '--set-json': true,
  '--create-namespace': false,
  '--wait': false,
  '--timeout': true,
  '--dry-run': false,
  '--atomic': false,
  '--skip-crds': false,
  '--devel': false,
};

export interface HelmVerb {
  options: OptionTable;
  /** Which argument is a release and which a chart. */
  args: readonly ('release' | 'chart' | 'any')[];
  /** How many of them there must be; all where it is left out. */
  least?: number;
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
    },
    args: ['release', 'chart'],
  },
  install: {options: CHART, args: ['release', 'chart']},
  template: {options: CHART, args: ['release', 'chart']},
  uninstall: {
    options: {'--wait': false, '--ignore-not-found': false, '--keep-history': false},
    args: ['release'],
  },
  'show values': {options: {'--version': true}, args: ['chart']},
  'show chart': {options: {'--version': true}, args: ['chart']},
  'get values': {options: {'-a': false, '--all': false, '-o': true}, args: ['release']},
  'get manifest': {options: {}, args: ['release']},
  pull: {options: {'--version': true, '--untar': false}, args: ['chart']},
  list: {options: {'-A': false, '--all-namespaces': false}, args: []},
  status: {options: {}, args: ['release']},
  history: {options: {}, args: ['release']},
  rollback: {options: {'--wait': false, '--timeout': true}, args: ['release', 'any'], least: 1},
  version: {options: {'--short': false}, args: []},
  'registry login': {options: {'-u': true}, args: ['any']},
  'registry logout': {options: {}, args: ['any']},
};

/** The options of each verb. */
export const HELM_OPTIONS: readonly OptionTable[] = [
  HELM_COMMON,
  ...Object.values(HELM_VERBS).map(({options}) => options),
];
