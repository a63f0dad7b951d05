import {unlisted, type Finding} from '../../report/Finding';
import {ownValue} from '../../samples/readOptions';
import {hasVariable} from '../../samples/variables';
import {kubernetesKind} from './kubernetes';

/** Things that `kubectl create` makes without a manifest. */
const CREATED = [
  'namespace',
  'secret',
  'configmap',
  'serviceaccount',
  'token',
  'deployment',
  'role',
  'rolebinding',
  'clusterrole',
  'clusterrolebinding',
  'job',
  'cronjob',
  'ingress',
  'service',
  'quota',
  'ns',
  'cm',
  'sa',
  'deploy',
  'cj',
  'ing',
  'svc',
];
/** Those that have kinds of their own, which come before the name. */
const CREATED_KINDS: Readonly<Record<string, readonly string[]>> = {
  secret: ['generic', 'docker-registry', 'tls'],
  service: ['clusterip', 'nodeport', 'loadbalancer', 'externalname'],
  svc: ['clusterip', 'nodeport', 'loadbalancer', 'externalname'],
};
const PATCH_TYPES = ['strategic', 'merge', 'json'];
const OUTPUTS =
  /^(json|yaml|kyaml|name|wide|(custom-columns|go-template|jsonpath)(-file)?|jsonpath-as-json|template|templatefile)(=|$)/;
const ROLLOUT = ['status', 'restart', 'history', 'undo', 'pause', 'resume'];

const FILE = ['-f', '--filename', '-k', '--kustomize'];
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
  rollout: {what: `one of ${ROLLOUT.join(', ')} and a resource`, least: 2, or: FILE},
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
  /** Whether it says what to run after `--`. */
  runs: boolean;
}

/** Whether a word sets a label or an annotation, or takes one away: `a=b`, `example.com/a-`. */
const isLabel = (word: string): boolean => /=|[\w*]-$/.test(word);

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
export function missingProblems(call: KubectlCall): string[] {
  const {verb, args, options} = call;
  // A variable may stand for several words.
  if (args.some(hasVariable)) return [];
  const has = (names: readonly string[]) => names.some((name) => options.has(name));
  if (verb === 'apply') return applyProblems(args, has(FILE));
  const need = ownValue(NEEDS, verb);
  if (!need || has(need.or ?? [])) return [];
  if (args.length < need.least) return [`kubectl ${verb} needs ${need.what}`];
  const isNamed = args.length > 1 || args[0]?.includes('/') === true || has(SELECTION);
  return NEEDS_NAME.includes(verb) && !isNamed
    ? [`kubectl ${verb} ${args[0] ?? ''} needs a name`]
    : wholeProblems(call);
}

/** What else a call of a verb needs, or does not take. */
function wholeProblems({verb, args, options, runs}: KubectlCall): string[] {
  const has = (...names: string[]) => names.some((name) => options.has(name));
  const last = (name: string) => options.get(name)?.at(-1);
  switch (verb) {
    case 'create':
      return createProblems(args);
    case 'patch': {
      const type = last('--type') ?? 'strategic';
      if (!PATCH_TYPES.includes(type) && !hasVariable(type))
        return [`kubectl patch --type must be one of ${PATCH_TYPES.join(', ')}; got ${type}`];
      return has('-p', '--patch', '--patch-file')
        ? []
        : ['kubectl patch needs -p PATCH or --patch-file FILE'];
    }
    case 'wait': {
      const form = last('--for') ?? '';
      return /^(delete|create|condition=.+|jsonpath=.+)$/i.test(form) || hasVariable(form)
        ? []
        : [
            'kubectl wait needs --for=condition=NAME, --for=jsonpath=…, --for=create or --for=delete',
          ];
    }
    case 'run':
      return has('--image') ? [] : ['kubectl run needs --image'];
    case 'scale':
      return has('--replicas') ? [] : ['kubectl scale needs --replicas'];
    case 'label':
    case 'annotate':
      return args.some(isLabel) || has('--list')
        ? []
        : [`kubectl ${verb} needs NAME=VALUE, or NAME- to take it away`];
    case 'exec':
      if (runs) return [];
      return [
        `kubectl exec needs -- and a command${args.length > 1 ? `; write -- before ${args[1] ?? ''}` : ''}`,
      ];
    case 'get': {
      const format = last('-o') ?? last('--output') ?? 'json';
      return OUTPUTS.test(format) || hasVariable(format)
        ? []
        : [
            `kubectl get -o has no format ${format}; use json, yaml, name, wide, jsonpath=… or custom-columns=…`,
          ];
    }
    default:
      return [];
  }
}

function createProblems([what = '', ...rest]: readonly string[]): string[] {
  const kinds = ownValue(CREATED_KINDS, what);
  if (kinds && !kinds.includes(rest[0] ?? ''))
    return [`kubectl create ${what} needs one of ${kinds.join(', ')}, and a name`];
  const names = kinds ? rest.slice(1) : rest;
  if (names.length === 1 || !CREATED.includes(what)) return [];
  return [
    names.length === 0
      ? `kubectl create ${what} needs a name`
      : `kubectl create ${what} takes one name, and not "${names[1] ?? ''}", too`,
  ];
}

function applyProblems(args: readonly string[], hasFile: boolean): string[] {
  const [first] = args;
  // Its verbs for the manifest that was applied last.
  if (first?.endsWith('-last-applied')) return [];
  if (first !== undefined && !hasFile)
    return [`kubectl apply takes no argument "${first}"; write -f ${first}`];
  if (first === 'client' || first === 'server' || first === 'none')
    return [`kubectl apply takes no argument "${first}"; write --dry-run=${first}`];
  if (first !== undefined) return [`kubectl apply takes no argument "${first}"; remove it`];
  return hasFile ? [] : ['kubectl apply needs -f FILE or -k FOLDER'];
}

/** Verbs that take one pod, or KIND/NAME. */
const ONE = new Set(['logs', 'exec', 'port-forward']);
/** Verbs that take `kind name`, or `kind/name` several times. */
const MANY = new Set(['get', 'describe', 'delete', 'patch', 'wait', 'label', 'annotate', 'edit']);

/** The resource kinds that a call names: by its first argument, `kind name`, `kind/name` or `kind1,kind2`. */
export function kindsOf(verb: string, args: readonly string[]): string[] {
  if (MANY.has(verb) || verb === 'scale') {
    const named = args.filter((arg) => arg.includes('/') && !arg.startsWith('/') && !isLabel(arg));
    return named.length > 0
      ? named.map((arg) => arg.split('/')[0] ?? '')
      : (args[0]?.split(',') ?? []);
  }
  const target = verb === 'rollout' ? args[1] : args[0];
  if (verb === 'explain') return [(args[0] ?? '').split('.')[0] ?? ''];
  return (ONE.has(verb) || verb === 'rollout') && target?.includes('/')
    ? [target.split('/')[0] ?? '']
    : [];
}

/** Verbs that an MCPServer does not have, and what to use instead, where `NAME` is its name. */
const NOT_OF_SERVERS: Readonly<Record<string, string>> = {
  logs: 'use deploy/NAME for the log of its proxy, or NAME-0 for the log of the server',
  exec: 'use deploy/NAME for its proxy, or NAME-0 for the server',
  'port-forward': 'use svc/mcp-NAME-proxy',
  rollout: 'use deploy/NAME for its proxy, or statefulset/NAME for the server',
  scale: 'its proxy and its server have one replica each',
};
const PORT = /^(?:(\d*):)?(\d+|[\d-]*[a-z][a-z\d-]*)$/i;

/** Says what is wrong with the objects that a call names. */
export function targetProblems(call: KubectlCall): string[] {
  const {verb, args, options} = call;
  if (args.some(hasVariable)) return [];
  const targets = verb === 'rollout' ? args.slice(1) : args;
  const [first = '', second] = targets;
  const own = first.split('/')[0] ?? '';
  const instead = NOT_OF_SERVERS[verb];
  if (instead !== undefined && first !== '' && kubernetesKind(own) === 'mcpservers') {
    const name = first.split('/')[1] ?? second ?? 'NAME';
    return [`kubectl ${verb} takes no MCPServer; ${instead.replaceAll('NAME', name)}`];
  }
  if (ONE.has(verb)) return oneProblems(call);
  if (!MANY.has(verb)) return [];
  const objects = targets.filter((word) => !isLabel(word));
  const slashed = objects.filter((word) => word.includes('/'));
  if (slashed.length > 0 && slashed.length < objects.length)
    return [`kubectl ${verb} takes KIND NAME or KIND/NAME, but not both: ${objects.join(' ')}`];
  const isNamed = slashed.length > 0 || objects.length > 1;
  return isNamed && (options.has('-A') || options.has('--all-namespaces'))
    ? [
        `kubectl ${verb} finds no object by its name in all namespaces; use -n NAMESPACE instead of -A`,
      ]
    : [];
}

function oneProblems({verb, args, options}: KubectlCall): string[] {
  const [first = '', ...rest] = args;
  if (verb === 'logs' && (options.has('-l') || options.has('--selector')))
    return args.length > 0 ? [`kubectl logs takes a selector or ${first}, but not both`] : [];
  if (rest.length > 0 && kubernetesKind(first) !== undefined)
    return [`kubectl ${verb} takes KIND/NAME; write ${first}/${rest[0] ?? ''}`];
  if (verb === 'logs' && rest.length > 1) return [`kubectl logs takes no "${rest[1] ?? ''}"`];
  if (verb !== 'port-forward') return [];
  return rest.flatMap((port) => {
    const [, local = '', remote = ''] = PORT.exec(port) ?? [];
    const isRight = remote !== '' && [local, remote].every((each) => !(Number(each) > 65535));
    return isRight
      ? []
      : [`kubectl port-forward: "${port}" is no port; write LOCAL:REMOTE, such as 8080:8080`];
  });
}
