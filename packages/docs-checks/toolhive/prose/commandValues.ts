import {type Callable, didYouMean, findFlag, parseInvocation} from '@toolhive-docs/cli-spec';
import type {Facts} from '../../facts/types';
import {listed} from '../../report/Finding';
import type {ValueKind} from '../../rule';
import {readShell} from '../../samples/readShell';
import {checkCommand} from '../commands/checkCommand';
import {HELM_OPTIONS} from '../commands/helmVerbs';
import {KUBECTL_OPTIONS} from '../commands/kubectlOptions';
import {commandsWithFlag} from '../commands/thv';
import {environmentProblem} from '../values/names';

const OWN = new Set(['thv', 'curl', 'helm', 'kubectl']);

/** A command named in a sentence: `thv list --all`. */
export const commandValue: ValueKind = {
  matches({code}, _page, {reviewed}) {
    const [program = '', first = ''] = code.split(/\s+/);
    return (
      first !== '' &&
      !/^[:=[<]/.test(first) &&
      (OWN.has(program) || program === 'sudo' || Object.hasOwn(reviewed.programs, program))
    );
  },
  problems({code}, page, facts) {
    // In a sentence anything may stand in angle brackets.
    const {commands, errors} = readShell(code.replaceAll(/<[a-z][^<>]*>/g, '<X>'));
    return [
      ...errors.map(({message}) => message),
      ...commands.flatMap(
        (command) => checkCommand(command, {facts, page, mention: true}).problems,
      ),
    ];
  },
};

/** A flag that stands alone in a sentence, with or without a value: `--port 8080`. */
export const flagValue: ValueKind = {
  matches: ({code}) => /^(--[a-z][\w-]*|-[a-zA-Z])([= ]\S.*)?$/.test(code),
  problems({code, before}, page, facts) {
    const [name = '', value] = code.split(/[= ](.*)/s);
    const command = /\bthv(?: [a-z][a-z-]+)+/.exec(before.slice(before.lastIndexOf('`') + 1))?.[0];
    const commands = commandsWithFlag(facts, name);
    if (commands.length === 0)
      return isForeign(name, page.file, facts) ? [] : [unknown(name, facts)];
    const named = commands.filter(({path}) => path === command);
    const wrong = (named.length > 0 ? named : commands).map((each) =>
      valueProblem(each, name, value, facts),
    );
    return wrong.includes(undefined) ? [] : listed(wrong[0]);
  },
};

/** Flags of kubectl and helm on the Kubernetes pages, and reviewed ones. */
function isForeign(name: string, file: string, {reviewed}: Facts): boolean {
  if (Object.hasOwn(reviewed.flags, name)) return true;
  const kubernetes = [...Object.values(KUBECTL_OPTIONS), ...HELM_OPTIONS];
  // The page of errors repeats rows of all pages.
  return /k8s|operator|reference\/errors/.test(file) && kubernetes.some((table) => name in table);
}

function unknown(name: string, {cli}: Facts): string {
  const known = [
    ...new Set(
      [...cli.globalFlags, ...cli.commands.flatMap(({flags}) => flags)].map((flag) => flag.name),
    ),
  ];
  const near = didYouMean(name, known);
  return `no thv command has the flag ${name}; ${near.startsWith('known') ? 'see specs/thv-cli.yaml' : near} One of another program goes into reviewed/names.yaml under flags`;
}

function valueProblem(
  command: Callable,
  name: string,
  value: string | undefined,
  {cli}: Facts,
): string | undefined {
  const flag = findFlag(cli, command, name);
  // `KEY=VALUE` and the like are forms, not values.
  if (!flag || value === undefined || /^-|[A-Z]{2}|[<…]/.test(value)) return undefined;
  const parsed = parseInvocation(cli, [
    ...command.path.split(' '),
    flag.type === 'bool' ? `${name}=${value}` : name,
    ...(flag.type === 'bool' ? [] : [value]),
  ]);
  return parsed.ok ? undefined : parsed.problems.find(({kind}) => kind === 'bad-value')?.message;
}

/** An environment variable: `TOOLHIVE_SECRETS_PASSWORD`, `UNSTRUCTURED_LOGS=false`. */
export const environmentValue: ValueKind = {
  matches: ({code}, _page, {cli}) =>
    !cli.commands.some(({args}) => args.items.some(({name}) => name === code)) &&
    /^\$?[A-Z][A-Z0-9]*(_[A-Z0-9]+)+(=\S*)?$/.test(code),
  problems({code}, _page, facts) {
    const [name = '', value] = code.replace(/^\$/, '').split('=');
    const allowed = facts.environment.find((variable) => variable.name === name)?.allowed;
    const wrongValue = value && allowed && !allowed.includes(value) && !/[<…]/.test(value);
    return [
      ...listed(environmentProblem(name, facts)),
      ...(wrongValue ? [`${name} may be ${allowed.join(', ')}, not ${value}`] : []),
    ];
  },
};
