import {didYouMean} from '@toolhive-docs/cli-spec';
import {isUnlisted, unlisted, type Finding} from '../../report/Finding';
import {ownValue} from '../../samples/ownValue';
import {readOptions} from '../../samples/readOptions';
import {hasVariable} from '../../samples/variables';
import {HELM_COMMON, HELM_VERBS, type HelmVerb} from './helmVerbs';
import {helmValueProblems, SETTERS} from './helmValues';
import {namespaceProblem} from './kubernetes';
import {shownFileProblems} from './shownFile';
import type {CommandContext, ProgramCheck} from './types';

/** Checks verb, options, chart addresses and versions, values set by `--set`, files and namespaces of a `helm` line. */
export const checkHelm: ProgramCheck = ({words}, context) => {
  const own = words.slice(1).filter((word) => word !== '…');
  const at = own.findIndex(
    (word, index) => !word.startsWith('-') && ownValue(HELM_COMMON, own[index - 1] ?? '') !== true,
  );
  if (at < 0) return context.mention ? [] : ['helm needs a verb'];
  const two = `${own[at] ?? ''} ${own[at + 1] ?? ''}`;
  const name = Object.hasOwn(HELM_VERBS, two) ? two : (own[at] ?? '');
  const verb = ownValue(HELM_VERBS, name);
  if (!verb)
    return [
      unlisted(
        `helm verb ${name} is unknown to this check; ${didYouMean(name, Object.keys(HELM_VERBS))}`,
        'One that pages may use goes into helmVerbs.ts',
      ),
    ];
  const rest = [...own.slice(0, at), ...own.slice(at + name.split(' ').length)];
  const {options, args, problems} = readOptions(`helm ${name}`, rest, {
    ...HELM_COMMON,
    ...verb.options,
  });
  const values = (...names: string[]) => names.flatMap((option) => options.get(option) ?? []);
  const chartName = args[verb.args.indexOf('chart')];
  const chart = context.facts.charts.charts.find(({address}) => address === chartName);
  return [
    ...problems,
    // The value of an unknown option looks like an argument.
    ...(context.mention || problems.some(isUnlisted)
      ? []
      : argumentProblems(name, verb, args, context)),
    ...values('--version')
      .filter((version) => chart && version !== chart.version && !isOpen(version, context))
      .map(
        (version) =>
          `${chart?.name ?? ''} is ${chart?.version ?? ''} in this release, not ${version}`,
      ),
    ...valueProblems(chartName, options, context),
    ...values('-f', '--values').flatMap((file) => shownFileProblems(file, context.page)),
    ...values('-n', '--namespace').flatMap(
      (namespace) =>
        releaseNamespaceProblem(namespace, args[verb.args.indexOf('release')], context) ?? [],
    ),
  ];
};

/** Whether a value is known only when the call runs. On pages, samples set their variables. */
const isOpen = (value: string, {page}: CommandContext): boolean =>
  page.alone ? hasVariable(value) : value.startsWith('<');

function argumentProblems(
  name: string,
  {args: wanted, least = wanted.length}: HelmVerb,
  args: readonly string[],
  {facts: {charts}, page}: CommandContext,
): Finding[] {
  if (args.length < least) return [`helm ${name} needs ${wanted.join(' and ')}`];
  if (args.length > wanted.length) return [`helm ${name} takes no "${args[wanted.length] ?? ''}"`];
  return wanted.slice(0, args.length).flatMap((kind, index) => {
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
