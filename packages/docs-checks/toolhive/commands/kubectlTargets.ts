import {hasVariable} from '../../samples/variables';
import {isLabel, type KubectlCall} from './kubectlArguments';
import {kubernetesKind} from './kubernetes';

/** Verbs that take one pod, or KIND/NAME. */
const ONE = new Set(['logs', 'exec', 'port-forward']);
/** Verbs that take `kind name`, or `kind/name` several times. */
const MANY = new Set(['get', 'describe', 'delete', 'patch', 'wait', 'label', 'annotate', 'edit']);

/** Verbs that an MCPServer does not have, and what to use instead, where `NAME` is its name. */
const NOT_OF_SERVERS: Readonly<Record<string, string>> = {
  logs: 'use deploy/NAME for the log of its proxy, or NAME-0 for the log of the server',
  exec: 'use deploy/NAME for its proxy, or NAME-0 for the server',
  'port-forward': 'use svc/mcp-NAME-proxy',
  rollout: 'use deploy/NAME for its proxy, or statefulset/NAME for the server',
  scale: 'its proxy and its server have one replica each',
};
const PORT = /^(?:(\d*):)?(\d+|[a-z\d-]*[a-z][a-z\d-]*)$/i;

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
