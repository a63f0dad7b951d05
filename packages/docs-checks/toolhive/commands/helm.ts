import {didYouMean} from '@toolhive-docs/cli-spec';
import type {Facts} from '../../facts/types';
import {isUnlisted, unlisted, type Finding} from '../../report/Finding';
import {type OptionTable, readOptions} from '../../samples/readOptions';
import {namespaceProblem} from './kubernetes';
import {shownFileProblems} from './shownFile';
import type {CommandContext, ProgramCheck} from './types';

const COMMON: OptionTable = {
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

/** Verbs that pages use: their options, and which argument is a release and which a chart. */
const VERBS: Readonly<
  Record<string, {options: OptionTable; args: readonly ('release' | 'chart' | 'any')[]}>
> = {
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
  rollback: {options: {}, args: ['release', 'any']},
  version: {options: {'--short': false}, args: []},
  'registry login': {options: {'-u': true}, args: ['any']},
  'registry logout': {options: {}, args: ['any']},
};

/** The options of each verb. */
export const HELM_OPTIONS: readonly OptionTable[] = [
  COMMON,
  ...Object.values(VERBS).map(({options}) => options),
];

/** Checks verb, options, chart addresses and versions, values set by `--set`, files and namespaces of a `helm` line. */
export const checkHelm: ProgramCheck = ({words}, context) => {
  const own = words.slice(1).filter((word) => word !== '…');
  const at = own.findIndex((word, index) => !word.startsWith('-') && !COMMON[own[index - 1] ?? '']);
  if (at < 0) return context.mention ? [] : ['helm needs a verb'];
  const two = `${own[at] ?? ''} ${own[at + 1] ?? ''}`;
  const name = two in VERBS ? two : (own[at] ?? '');
  const verb = VERBS[name];
  if (!verb)
    return [
      unlisted(
        `helm verb ${name} is unknown to this check; ${didYouMean(name, Object.keys(VERBS))}`,
        'One that pages may use goes into helm.ts',
      ),
    ];
  const rest = [...own.slice(0, at), ...own.slice(at + name.split(' ').length)];
  const {options, args, problems} = readOptions(`helm ${name}`, rest, {...COMMON, ...verb.options});
  const values = (...names: string[]) => names.flatMap((option) => options.get(option) ?? []);
  const chartName = args[verb.args.indexOf('chart')];
  const chart = context.facts.charts.charts.find(({address}) => address === chartName);
  return [
    ...problems,
    // The value of an unknown option looks like an argument.
    ...(context.mention || problems.some(isUnlisted)
      ? []
      : argumentProblems(name, verb.args, args, context)),
    ...values('--version')
      .filter((version) => chart && version !== chart.version && !version.startsWith('<'))
      .map(
        (version) =>
          `${chart?.name ?? ''} is ${chart?.version ?? ''} in this release, not ${version}`,
      ),
    ...values('--set', '--set-string').flatMap((pairs) => setProblems(pairs, context.facts)),
    ...values('-f', '--values').flatMap((file) => shownFileProblems(file, context.page)),
    ...values('-n', '--namespace').flatMap(
      (namespace) =>
        releaseNamespaceProblem(namespace, args[verb.args.indexOf('release')], context) ?? [],
    ),
  ];
};

function argumentProblems(
  name: string,
  wanted: readonly string[],
  args: readonly string[],
  {facts: {charts}, page}: CommandContext,
): Finding[] {
  if (args.length < wanted.length) return [`helm ${name} needs ${wanted.join(' and ')}`];
  if (args.length > wanted.length) return [`helm ${name} takes no "${args[wanted.length] ?? ''}"`];
  return wanted.flatMap((kind, index) => {
    const value = args[index] ?? '';
    const known = charts.charts.map((chart) => (kind === 'chart' ? chart.address : chart.name));
    const checked = kind === 'chart' || (kind === 'release' && !page.alone);
    if (!checked || known.includes(value) || /^[<$.]/.test(value)) return [];
    return [
      unlisted(
        `unknown ${kind} ${value}; ${didYouMean(value, known)}`,
        'The charts are in specs/charts.yaml',
      ),
    ];
  });
}

function setProblems(pairs: string, {schemas}: Facts): string[] {
  return pairs.split(/(?<!\\),(?![^{]*\})/).flatMap((pair) => {
    const [key = ''] = pair.split('=');
    if (!pair.includes('=')) return [`--set ${pair} has no value; write it like key=value`];
    return schemas.knowsPath('helm-values-operator', key.replaceAll('\\.', '_'))
      ? []
      : [`the chart has no value ${key}; see specs/schemas/helm-values-operator.schema.json`];
  });
}

function releaseNamespaceProblem(
  namespace: string,
  release: string | undefined,
  context: CommandContext,
): string | undefined {
  if (context.page.alone) return undefined;
  const right = context.facts.charts.charts.find(({name}) => name === release)?.namespace;
  if (right && namespace !== right && !namespace.startsWith('<'))
    return `${release ?? ''} lives in ${right} on these pages, not ${namespace}`;
  return namespaceProblem(namespace, context);
}
