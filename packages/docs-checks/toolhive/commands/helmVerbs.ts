import {optionTable, type OptionTable} from '../../samples/readOptions';

/** Options that every verb takes. */
export const HELM_COMMON = optionTable(`
  -n= --namespace= --kubeconfig= --kube-context= --kube-apiserver= --kube-as-user=
  --kube-as-group= --kube-ca-file= --kube-token= --registry-config= --repository-cache=
  --repository-config= --debug -h --help`);
const FETCH = `
  --version= --devel --repo= --username= --password= --ca-file= --cert-file= --key-file=
  --insecure-skip-tls-verify --pass-credentials --plain-http --verify --keyring=`;
const VALUES = '-f= --values= --set= --set-string= --set-json= --set-file= --set-literal=';
const CHART = `
  ${FETCH} ${VALUES} --create-namespace --wait --wait-for-jobs --timeout= --dry-run --atomic
  --rollback-on-failure --force --no-hooks --skip-crds --skip-schema-validation
  --disable-openapi-validation --dependency-update --render-subchart-notes --take-ownership
  --post-renderer= --post-renderer-args= --description= --labels= -l= -o= --output=`;
const NEW = `${CHART} --generate-name -g --name-template= --replace`;
const REVISION = '--revision=';
const OUTPUT = '-o= --output=';

export interface HelmVerb {
  options: OptionTable;
  /** What the arguments are. Only releases and charts are checked. */
  args: readonly string[];
  /** How many of them there must be; all where it is left out. */
  least?: number;
  /** Whether the last one may come several times. */
  several?: true;
}

const VERBS: Readonly<Record<string, Omit<HelmVerb, 'options'> & {options: string}>> = {
  upgrade: {
    options: `
      ${CHART} --install -i --reuse-values --reset-values --reset-then-reuse-values
      --cleanup-on-fail --history-max=`,
    args: ['release', 'chart'],
  },
  install: {options: NEW, args: ['release', 'chart']},
  template: {
    options: `
      ${NEW} -s= --show-only= --output-dir= --include-crds --is-upgrade --skip-tests --validate
      --release-name -a= --api-versions= --kube-version=`,
    args: ['release', 'chart'],
  },
  uninstall: {
    options: `
      --wait --ignore-not-found --keep-history --no-hooks --dry-run --timeout= --cascade=
      --description=`,
    args: ['release'],
    several: true,
  },
  'show all': {options: FETCH, args: ['chart']},
  'show values': {options: `${FETCH} --jsonpath=`, args: ['chart']},
  'show chart': {options: FETCH, args: ['chart']},
  'show readme': {options: FETCH, args: ['chart']},
  'show crds': {options: FETCH, args: ['chart']},
  'get all': {options: `${REVISION} --template=`, args: ['release']},
  'get values': {options: `${REVISION} ${OUTPUT} -a --all`, args: ['release']},
  'get manifest': {options: REVISION, args: ['release']},
  'get notes': {options: REVISION, args: ['release']},
  'get hooks': {options: REVISION, args: ['release']},
  'get metadata': {options: `${REVISION} ${OUTPUT}`, args: ['release']},
  pull: {
    options: `${FETCH} --untar --untardir= -d= --destination=`,
    args: ['chart'],
    several: true,
  },
  list: {
    options: `
      ${OUTPUT} -A --all-namespaces -a --all -q --short -f= --filter= -l= --selector= -m= --max=
      --no-headers --deployed --failed --pending`,
    args: [],
  },
  status: {options: `${REVISION} ${OUTPUT}`, args: ['release']},
  history: {options: `${OUTPUT} --max=`, args: ['release']},
  rollback: {
    options: '--wait --timeout= --dry-run --cleanup-on-fail --force --no-hooks --history-max=',
    args: ['release', 'revision'],
    least: 1,
  },
  version: {options: '--short --template=', args: []},
  'registry login': {
    options: `
      -u= --username= -p= --password= --password-stdin --insecure --plain-http --ca-file=
      --cert-file= --key-file=`,
    args: ['host'],
  },
  'registry logout': {options: '', args: ['host']},
  lint: {options: `${VALUES} --strict --quiet`, args: ['folder'], least: 0, several: true},
  help: {options: '', args: ['verb'], least: 0, several: true},
};

/** Verbs that pages use. */
export const HELM_VERBS: Readonly<Record<string, HelmVerb>> = Object.fromEntries(
  Object.entries(VERBS).map(([name, verb]) => [
    name,
    {...verb, options: optionTable(verb.options)},
  ]),
);

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
