import {parseAllDocuments} from 'yaml';
import {didYouMean} from '@toolhive-docs/cli-spec';
import {readYamlDocument} from '@toolhive-docs/options/yamlText';
import {isUnlisted, listed, unlisted, type Finding} from '../../report/Finding';
import {ownValue, readOptions, optionValueProblems} from '../../samples/readOptions';
import type {ShellCommand, Input} from '../../samples/readShell';
import {hasVariable, isOpen, isOpenAt} from '../../samples/variables';
import {addressProblem} from '../values/addresses';
import {argumentProblems, kindsOf, missingProblems, targetProblems} from './kubectlArguments';
import {KUBECTL_LEADING, KUBECTL_OPTIONS, KUBECTL_VALUES} from './kubectlOptions';
import {shownFileProblems} from './shownFile';
import {KIND_NAMES, kubernetesKind, namespaceProblem} from './kubernetes';
import {serverFieldProblems} from './serverFields';
import type {CommandContext, ProgramCheck} from './types';
import type {Facts} from '../../facts/types';
import {KUBERNETES_YAML} from '../../samples/yamlDocument';
import {checkManifest, cycleIn} from '../manifests/checkManifest';
import {oidcProblems} from '../manifests/oidcProblems';

/** Verbs that run what comes after `--`. Others take it as arguments. */
const RUNNING = new Set(['exec', 'run', 'create']);

/** Checks verb, options, resource kinds, fields, files and namespaces of a `kubectl` line. */
export const checkKubectl: ProgramCheck = (command, context) => {
  const {words, input} = command;
  const all = words.slice(1).filter((word) => word !== '…');
  const verbAt = leadingOptions(all);
  const verb = all[verbAt];
  if (verb === undefined) {
    const isAsked = context.mention || all.includes('-h') || all.includes('--help');
    if (!isAsked) context.note('kubectl without a verb prints its help');
    return [];
  }
  const end = RUNNING.has(verb) ? all.indexOf('--') : -1;
  const own = all.slice(0, end < 0 ? undefined : end);
  const inner = end < 0 ? [] : all.slice(end + 1);
  const table = ownValue(KUBECTL_OPTIONS, verb);
  if (!table)
    return [
      unlisted(
        `kubectl verb ${verb} is unknown to this check; ${didYouMean(verb, Object.keys(KUBECTL_OPTIONS))}`,
        'One that pages may use goes into kubectlOptions.ts',
      ),
    ];
  const rest = own.toSpliced(verbAt, 1);
  const {options, args, problems} = readOptions(`kubectl ${verb}`, rest, table);
  const values = (...names: string[]) => names.flatMap((name) => options.get(name) ?? []);
  const kinds = kindsOf(verb, args);
  const call = {verb, args, options, runs: inner.length > 0};
  return [
    ...problems,
    ...kinds
      .filter((kind) => !/^[<$]/.test(kind) && kubernetesKind(kind) === undefined)
      .map((kind) =>
        unlisted(
          `unknown resource kind ${kind}; ${didYouMean(kind, KIND_NAMES)}`,
          'One that pages may use goes into kubernetes.ts',
        ),
      ),
    // The value of an unknown option looks like an argument.
    ...(problems.some(isUnlisted) ? [] : argumentProblems(call)),
    ...(problems.some(isUnlisted) || context.mention || options.has('-h') || options.has('--help')
      ? []
      : [...missingProblems(call), ...targetProblems(call)]),
    ...optionValueProblems(`kubectl ${verb}`, options, KUBECTL_VALUES),
    ...values('-n', '--namespace').flatMap(
      (namespace) => namespaceProblem(namespace, context) ?? [],
    ),
    ...(verb === 'logs'
      ? []
      : values('-f', '--filename').flatMap((file) => fileProblem(file, command, context))),
    ...(kinds.length > 0 && kinds.every((kind) => kubernetesKind(kind) === 'mcpservers')
      ? serverFieldProblems(call, context.facts)
      : []),
    ...(input && values('-f', '--filename').includes('-')
      ? inputProblems(input, context.facts)
      : []),
    ...(inner.length > 0 ? context.checkInner(inner) : []),
  ];
};

/** Number of words in front of the verb. */
function leadingOptions(words: readonly string[]): number {
  let at = 0;
  while (words[at]?.startsWith('-')) at += KUBECTL_LEADING[words[at] ?? ''] ? 2 : 1;
  return at;
}

function fileProblem(
  file: string,
  {piped, input}: ShellCommand,
  {page, facts}: CommandContext,
): Finding[] {
  if (file === '-')
    return piped || input ? [] : ['-f - reads standard input, but nothing is piped in'];
  if (hasVariable(file)) return [];
  if (file.startsWith('http')) return listed(addressProblem(file, facts));
  return page.source.includes(`> ${file}`) ? [] : shownFileProblems(file, page);
}

/** Checks manifests that a command reads from its standard input. Where the shell fills in variables, they fit anywhere. */
function inputProblems({text, expands}: Input, facts: Facts): Finding[] {
  const documents = [...parseAllDocuments(text, KUBERNETES_YAML)].map(readYamlDocument);
  const values = documents.map(({value}) => value);
  return documents.flatMap(({value, problems: [problem]}) => {
    if (problem) return expands && isOpen(text) ? [] : [problem.message];
    if (expands && isOpen(value)) return [];
    const cycle = cycleIn(value);
    const found = cycle
      ? [cycle]
      : [...checkManifest(value, facts), ...oidcProblems(value, values, facts)];
    return found
      .filter(({isNote, path}) => isNote !== true && !(expands && isOpenAt(value, path)))
      .map(({finding}) => finding);
  });
}
