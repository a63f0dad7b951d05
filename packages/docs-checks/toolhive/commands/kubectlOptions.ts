import {optionTable, type OptionTable, type OptionValues} from '../../samples/readOptions';

/** Options that every verb takes. */
const COMMON = `
  -n= --namespace= --kubeconfig= --context= --cluster= --user= -s= --server= --token= --as=
  --as-group= --certificate-authority= --client-certificate= --client-key=
  --insecure-skip-tls-verify --warnings-as-errors -h --help -v= --v= --request-timeout=`;
const SELECT = '-l= --selector= --field-selector= -A --all-namespaces';
/** `--dry-run`, `--validate` and `--cascade` take a value only as `--dry-run=client`; they stand here without `=`. */
const FILES = '-f= --filename= -k= --kustomize= -R --recursive --dry-run';
const OUTPUT = '-o= --output= --show-managed-fields --template=';
const CHANGE = '--field-manager= --validate --save-config';
const STREAMS = '-i --stdin -t --tty -q --quiet --pod-running-timeout=';

const VERBS = {
  get: `
    ${SELECT} ${FILES} ${OUTPUT} -w --watch --sort-by= --no-headers --show-labels --raw=
    --ignore-not-found --watch-only --output-watch-events -L= --label-columns= --chunk-size=
    --subresource=`,
  describe: `${SELECT} ${FILES} --show-events --chunk-size=`,
  delete: `
    ${SELECT} ${FILES} ${OUTPUT} --all --ignore-not-found --wait --timeout= --force
    --grace-period= --cascade --now -i --interactive`,
  apply: `
    ${SELECT} ${FILES} ${OUTPUT} ${CHANGE} --server-side --force-conflicts --force
    --grace-period= --cascade --overwrite --prune --prune-allowlist= --all --record --timeout=
    --wait`,
  create: `
    ${FILES} ${OUTPUT} ${CHANGE} --edit --append-hash --type= --cert= --key= --docker-email=
    --duration= --audience= --image= --replicas= --port= --verb= --resource= --resource-name=
    --role= --clusterrole= --serviceaccount= --group= --schedule= --restart= --from= --rule=
    --class= --annotation= --tcp= --node-port= --clusterip= --hard= --from-literal= --from-file=
    --from-env-file= --docker-server= --docker-username= --docker-password=`,
  logs: `
    ${SELECT} -f --follow -c= --container= --tail= --since= -p --previous --all-containers
    --all-pods --timestamps --since-time= --limit-bytes= --max-log-requests= --prefix
    --ignore-errors --pod-running-timeout=`,
  patch: `${FILES} ${OUTPUT} --type= -p= --patch= --patch-file= --subresource=`,
  wait: `${SELECT} ${FILES} ${OUTPUT} --for= --timeout= --all`,
  rollout: `${SELECT} ${FILES} ${OUTPUT} --timeout= -w --watch --revision= --to-revision=`,
  'port-forward': '--address= --pod-running-timeout=',
  run: `
    ${STREAMS} ${OUTPUT} --rm --dry-run --attach --port= --labels= -l= --overrides=
    --override-type= --annotations= --image-pull-policy= --privileged --restart= --image=
    --command --env=`,
  exec: `${STREAMS} -c= --container= -f= --filename=`,
  label: `${SELECT} ${FILES} ${OUTPUT} --overwrite --all --list`,
  annotate: `${SELECT} ${FILES} ${OUTPUT} --overwrite --all --list`,
  scale: `${SELECT} ${FILES} ${OUTPUT} --replicas= --current-replicas= --timeout= --all`,
  explain: '--recursive --api-version= -o= --output=',
  auth: `${SELECT} --list -q --quiet --subresource=`,
  version: `--client ${OUTPUT}`,
  'cluster-info': '',
  'api-resources': `${OUTPUT} --api-group= --namespaced --verbs= --no-headers`,
  'api-versions': '',
  config: `${OUTPUT} --current --minify --raw --flatten`,
  edit: `${FILES} ${OUTPUT} --save-config --validate`,
  replace: `${FILES} ${OUTPUT} ${CHANGE} --force --grace-period=`,
  diff: `${FILES} ${SELECT} --server-side --force-conflicts`,
  events: `${OUTPUT} -A --all-namespaces --for= --types= -w --watch --no-headers`,
};

/** The verbs that pages use, with their options; `true` for those that take a value. */
export const KUBECTL_OPTIONS: Readonly<Record<string, OptionTable>> = Object.fromEntries(
  Object.entries(VERBS).map(([verb, options]) => [verb, optionTable(`${COMMON} ${options}`)]),
);

/** Options that may stand in front of the verb. */
export const KUBECTL_LEADING = optionTable(COMMON);

/** What the values of options are. An option has one kind of value, whatever the verb. */
export const KUBECTL_VALUES: OptionValues = {
  '--timeout': 'duration',
  '--since': 'duration',
  '--duration': 'duration',
  '--pod-running-timeout': 'duration',
  '--tail': 'integer',
  '--replicas': 'integer',
  '--current-replicas': 'integer',
  '--grace-period': 'integer',
  '--limit-bytes': 'integer',
  '--max-log-requests': 'integer',
  '--revision': 'integer',
  '--to-revision': 'integer',
  '--chunk-size': 'integer',
  '--dry-run': ['', 'none', 'client', 'server'],
  '--cascade': ['', 'background', 'foreground', 'orphan', 'true', 'false'],
  '--validate': ['', 'strict', 'warn', 'ignore', 'true', 'false'],
};
