import {didYouMean} from '@toolhive-docs/cli-spec';
import {IN_QUOTES, WITHOUT_QUOTES} from '@toolhive-docs/cli-spec/schemaMessage';
import {isUnlisted, unlisted, type Finding} from '../../report/Finding';
import {
  ownValue,
  readOptions,
  type OptionValues,
  optionValueProblems,
} from '../../samples/readOptions';
import {hasVariable, isOpenAt} from '../../samples/variables';
import {HELM_ALIASES, HELM_COMMON, HELM_VERBS, type HelmVerb} from './helmVerbs';
import {namespaceProblem} from './kubernetes';
import {shownFileProblems} from './shownFile';
import type {CommandContext, ProgramCheck} from './types';
import {fieldPath, type FieldStep} from '../../facts/fieldPath';
import type {Facts} from '../../facts/types';
import {asValues, readHelmSet} from '../../samples/readHelmSet';
import {CHART_VALUES as SCHEMA, fileProblems} from '../manifests/fileProblems';
import {fieldHint, stepsOf} from './setFields';

/** Options that set values. */
const SETTERS = ['--set', '--set-string', '--set-json', '--set-file', '--set-literal'];
/** Options that bring values from elsewhere, so that what is not set may be there. */
const ELSEWHERE = ['-f', '--values', '--reuse-values', '--reset-then-reuse-values'];

/** Checks the values that a call sets against the schema of the chart. */
function helmValueProblems(
  options: ReadonlyMap<string, readonly string[]>,
  {schemas}: Facts,
): Finding[] {
  const read = SETTERS.flatMap((option) =>
    (options.get(option) ?? []).map((written) => ({option, ...readHelmSet(option, written)})),
  );
  const set = read.flatMap(({option, values}) => values.map((each) => ({...each, option})));
  const unknown = set.filter(({path}) => !schemas.knowsPath(SCHEMA, fieldPath(stepsOf(path))));
  const values = asValues(set.filter((each) => !unknown.includes(each)));
  const isWhole = !ELSEWHERE.some((option) => options.has(option));
  return [
    ...read.flatMap(({problems}) => problems),
    ...unknown.map(({path}) => unknownProblem(stepsOf(path), schemas)),
    ...fileProblems(SCHEMA, values, schemas).flatMap(({finding, path, isNote}) => {
      const setter = set.findLast((each) =>
        each.path.every((key, index) => String(key) === path[index]),
      );
      const isOurs = (isWhole || setter !== undefined) && !isOpenAt(values, path);
      return isOurs && isNote !== true ? [inShell(finding, setter?.option)] : [];
    }),
  ];
}

/** A shell takes quotes away: whether a value is text is up to the option. */
function inShell(finding: Finding, option?: string): Finding {
  if (typeof finding !== 'string' || option === '--set-json') return finding;
  return option === '--set'
    ? finding.replace(IN_QUOTES, 'set it with --set-string')
    : finding.replace(WITHOUT_QUOTES, 'set it with --set');
}

function unknownProblem(steps: readonly FieldStep[], schemas: Facts['schemas']): string {
  const closed = steps
    .map((_, at) => fieldPath(steps.slice(0, at + 1)))
    .find((path) => schemas.at(SCHEMA, path)?.['maxProperties'] === 0);
  if (closed !== undefined) {
    const {description} = schemas.at(SCHEMA, closed) ?? {};
    return `${closed} takes no entry. ${String(description)}`;
  }
  return `the chart has no value ${fieldPath(steps)}${fieldHint(schemas, SCHEMA, steps)}`;
}

const VALUES: OptionValues = {
  '--timeout': 'duration',
  '--history-max': 'integer',
  '--max': 'integer',
  '-m': 'integer',
  '--revision': 'integer',
};

/** Checks verb, options, chart addresses and versions, values set by `--set`, files and namespaces of a `helm` line. */
export const checkHelm: ProgramCheck = ({words}, context) => {
  const own = words.slice(1).filter((word) => word !== '…');
  const at = own.findIndex(
    (word, index) => !word.startsWith('-') && ownValue(HELM_COMMON, own[index - 1] ?? '') !== true,
  );
  if (at < 0) {
    const isAsked = context.mention || own.includes('-h') || own.includes('--help');
    if (!isAsked) context.note('helm without a verb prints its help');
    return [];
  }
  const first = ownValue(HELM_ALIASES, own[at] ?? '') ?? own[at] ?? '';
  const two = `${first} ${own[at + 1] ?? ''}`;
  const name = Object.hasOwn(HELM_VERBS, two) ? two : first;
  const verb = ownValue(HELM_VERBS, name);
  if (!verb)
    return [
      unlisted(
        `helm verb ${name} is unknown to this check; ${didYouMean(name, Object.keys(HELM_VERBS))}`,
        'One that pages may use goes into helmVerbs.ts',
      ),
    ];
  const rest = own.toSpliced(at, name.split(' ').length);
  const {options, args, problems} = readOptions(`helm ${name}`, rest, {
    ...HELM_COMMON,
    ...verb.options,
  });
  const values = (...names: string[]) => names.flatMap((option) => options.get(option) ?? []);
  const wanted = argumentsOf(name, verb, args, options);
  const chartName = args[wanted.args.indexOf('chart')];
  const chart = context.facts.charts.charts.find(({address}) => address === chartName);
  return [
    ...problems,
    // The value of an unknown option looks like an argument.
    ...(context.mention || problems.some(isUnlisted) || options.has('-h') || options.has('--help')
      ? []
      : argumentProblems(name, wanted, args, context)),
    ...optionValueProblems(`helm ${name}`, options, VALUES),
    ...values('--version')
      .filter((version) => chart && version !== chart.version && !fitsAnyVersion(version, context))
      .map(
        (version) =>
          `${chart?.name ?? ''} is ${chart?.version ?? ''} in this release, not ${version}`,
      ),
    ...valueProblems(chartName, options, context),
    ...values('-f', '--values').flatMap((file) => shownFileProblems(file, context.page)),
    ...values('-n', '--namespace').flatMap(
      (namespace) =>
        releaseNamespaceProblem(namespace, args[wanted.args.indexOf('release')], context) ?? [],
    ),
  ];
};

/** Whether a version is known only when the call runs. On pages, samples set their variables. */
const fitsAnyVersion = (value: string, {page}: CommandContext): boolean =>
  page.alone ? hasVariable(value) : value.startsWith('<');

/** Which arguments a call has. Without a name for the release, the chart stands alone. */
function argumentsOf(
  name: string,
  verb: HelmVerb,
  {length}: readonly string[],
  options: ReadonlyMap<string, unknown>,
): HelmVerb {
  const isNamed = !['-g', '--generate-name', '--name-template'].some((each) => options.has(each));
  if (name === 'install' && !isNamed) return {...verb, args: ['chart']};
  return name === 'template' && length < 2 ? {...verb, args: ['chart']} : verb;
}

function argumentProblems(
  name: string,
  {args: wanted, least = wanted.length, several}: HelmVerb,
  args: readonly string[],
  {facts: {charts}, page}: CommandContext,
): Finding[] {
  if (args.length < least) return [`helm ${name} needs ${wanted.join(' and ')}`];
  if (args.length > wanted.length && !several)
    return [`helm ${name} takes no "${args[wanted.length] ?? ''}"`];
  return args.flatMap((value, index) => {
    const kind = wanted[index] ?? wanted.at(-1);
    const known = charts.charts.map((chart) => (kind === 'chart' ? chart.address : chart.name));
    const checked = kind === 'chart' || (kind === 'release' && !page.alone);
    if (!checked || known.includes(value) || /^[<$.]/.test(value)) return [];
    return [
      unlisted(
        `unknown ${kind} ${value}; ${didYouMean(value, known)}`,
        'The charts are in specs/helm-charts.yaml',
      ),
    ];
  });
}

/** Checks the values that a call sets. Those of other charts, which a caller may have, are in no data. */
function valueProblems(
  chart: string | undefined,
  options: ReadonlyMap<string, readonly string[]>,
  {facts, page}: CommandContext,
): Finding[] {
  const known = facts.charts.charts.find(({address}) => address === chart);
  const isSet = SETTERS.some((option) => options.has(option));
  if (known?.valuesSchema === null) return isSet ? [`${known.name} takes no values`] : [];
  const isForeign = page.alone || (chart !== undefined && !/^[<$.]/.test(chart));
  return known === undefined && isForeign ? [] : helmValueProblems(options, facts);
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
