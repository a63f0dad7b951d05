import {unlisted, type Finding} from '../../report/Finding';
import {hasVariable} from '../../samples/variables';

/** Things that `kubectl create` makes without a manifest. */
const CREATED = ['namespace', 'secret', 'configmap', 'serviceaccount', 'token', 'ns', 'cm', 'sa'];
const ROLLOUT = ['status', 'restart', 'history', 'undo', 'pause', 'resume'];

const FILE = ['-f', '--filename', '-k'];
const SELECTION = ['-l', '--selector', '--field-selector', '--all'];

interface Need {
  /** What must be there. */
  what: string;
  /** Arguments at least. */
  least: number;
  /** Options that stand in for all of them. */
  or?: readonly string[];
}

const NEEDS: Readonly<Record<string, Need>> = {
  get: {what: 'a resource kind', least: 1, or: [...FILE, '--raw']},
  describe: {what: 'a resource kind', least: 1, or: FILE},
  delete: {what: 'a resource kind and a name, or -f FILE', least: 1, or: FILE},
  create: {what: '-f FILE, or what to create', least: 1, or: FILE},
  edit: {what: 'a resource kind, or -f FILE', least: 1, or: FILE},
  patch: {what: 'a resource kind and a name, or -f FILE', least: 1, or: FILE},
  wait: {what: 'a resource kind and a name, or -f FILE', least: 1, or: FILE},
  label: {what: 'a resource and a label', least: 2, or: FILE},
  annotate: {what: 'a resource and an annotation', least: 2, or: FILE},
  scale: {what: 'a resource', least: 1, or: FILE},
  logs: {what: 'a pod, KIND/NAME, or -l LABEL=VALUE', least: 1, or: ['-l', '--selector']},
  exec: {what: 'a pod or KIND/NAME', least: 1, or: FILE},
  rollout: {what: `one of ${ROLLOUT.join(', ')} and a resource`, least: 2},
  'port-forward': {what: 'a pod or KIND/NAME, and a port', least: 2},
  explain: {what: 'a resource kind', least: 1},
  run: {what: 'a name', least: 1},
};

/** Verbs that take names after a resource kind, unless a selection stands for them. */
const NEEDS_NAME = ['delete', 'patch'];

/** A `kubectl` call in parts. */
export interface KubectlCall {
  verb: string;
  args: readonly string[];
  options: ReadonlyMap<string, readonly string[]>;
}

/** Checks the arguments of a call: what is missing, what is too much, and what no table knows. */
export function argumentProblems(call: KubectlCall): Finding[] {
  const {verb, args} = call;
  const [first] = args;
  if (verb === 'create' && first !== undefined && !CREATED.includes(first))
    return [
      unlisted(
        `kubectl create ${first} is unknown to this check; known: ${CREATED.join(', ')}.`,
        'One that pages may use goes into kubectlArguments.ts',
      ),
    ];
  if (verb === 'rollout' && first !== undefined && !ROLLOUT.includes(first) && !hasVariable(first))
    return [`kubectl rollout has no ${first}; it has ${ROLLOUT.join(', ')}`];
  return [];
}

/** What a call lacks, so that kubectl refuses it. */
export function missingProblems({verb, args, options}: KubectlCall): string[] {
  // A variable may stand for several words.
  if (args.some(hasVariable)) return [];
  const has = (names: readonly string[]) => names.some((name) => options.has(name));
  if (verb === 'apply') return applyProblems(args, has(FILE));
  const need = Object.hasOwn(NEEDS, verb) ? NEEDS[verb] : undefined;
  if (!need || has(need.or ?? [])) return [];
  if (args.length < need.least) return [`kubectl ${verb} needs ${need.what}`];
  const isNamed = args.length > 1 || args[0]?.includes('/') === true || has(SELECTION);
  return NEEDS_NAME.includes(verb) && !isNamed
    ? [`kubectl ${verb} ${args[0] ?? ''} needs a name`]
    : [];
}

function applyProblems(args: readonly string[], hasFile: boolean): string[] {
  const [first] = args;
  // Its verbs for the manifest that was applied last.
  if (first !== undefined && first.endsWith('-last-applied')) return [];
  if (first !== undefined && !hasFile)
    return [`kubectl apply takes no argument "${first}"; write -f ${first}`];
  if (first !== undefined) return [`kubectl apply takes no argument "${first}"; remove it`];
  return hasFile ? [] : ['kubectl apply needs -f FILE or -k FOLDER'];
}
