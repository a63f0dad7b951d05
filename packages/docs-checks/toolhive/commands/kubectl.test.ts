import {describe, expect, it} from 'vitest';
import {checkSample} from '../../testing/checkSample';

const manifest = (spec: string, name = 'fetch') =>
  `apiVersion: toolhive.stacklok.dev/v1alpha1\nkind: MCPServer\nmetadata:\n  name: ${name}\nspec:\n${spec}\n`;
const replace = (path: string) =>
  `kubectl patch mcpserver fetch --type json -p '[{"op":"replace","path":"${path}","value":"x"}]'`;

describe('a kubectl call that a caller has written', () => {
  it.each([
    'kubectl create ns foo --dry-run=client -o yaml | kubectl apply -f -',
    'cat x.yaml | kubectl apply -f -',
    'helm template a oci://ghcr.io/stacklok/toolhive/toolhive-operator | kubectl apply -f -',
    'cat x.yaml | sudo kubectl apply -f -',
    'kubectl apply -f - < m.yaml',
    'echo "$MANIFEST" | kubectl apply -f -',
    `cat <<'EOF' | kubectl apply -f -\n${manifest('  image: mcp/fetch')}EOF`,
    `cat <<EOF | kubectl apply -f -\n${manifest('  image: $IMAGE\n  port: ${PORT}\n  transport: $T', '$NAME')}EOF`,
    'kubectl rollout pause deployment/x',
    'kubectl rollout resume deployment/x',
    'kubectl logs -l app=x -f',
    'kubectl delete -f x.yaml',
    'kubectl delete pods --all',
    'kubectl delete pod $POD',
    'kubectl delete mcpserver/fetch',
    'kubectl get --raw /healthz',
    'kubectl apply view-last-applied mcpserver/fetch',
    'kubectl edit mcpservers',
    'kubectl apply -h',
    'kubectl --help',
    'kubectl --as alice --server=https://example.com get pods -nfoo',
    'kubectl apply -f x.yaml --dry-run',
    'kubectl create ns foo --dry-run -o yaml',
    'kubectl delete mcpserver --wait fetch',
    'kubectl delete mcpserver fetch --cascade=orphan --wait=false',
    'kubectl get -- pods',
    'kubectl get deployments.apps,sts.v1.apps,mcpservers.v1alpha1.toolhive.stacklok.dev,jobs',
    'kubectl get svc/a deploy/b',
    'kubectl get mcpservers,pods -o custom-columns=NODE:.spec.nodeName',
    'kubectl label ns foo pod-security.kubernetes.io/enforce=restricted',
    'kubectl label mcpserver/fetch team-',
    'kubectl annotate mcpserver fetch example.com/a=b --overwrite',
    'kubectl explain mcpserver.status.conditions.type',
    'kubectl explain mcpserver.spec.podTemplateSpec.spec.containers.resources',
    'kubectl wait --for=delete mcpserver/fetch --timeout=60s',
    'kubectl wait mcpserver fetch --for=delete -o name',
    'kubectl explain mcpserver.spec -o plaintext-openapiv2',
    'kubectl wait pods --all --for=condition=Ready',
    'kubectl logs fetch-0 mcp --since=5m --tail=20',
    'kubectl logs -l app=fetch --prefix',
    'kubectl rollout restart deploy -l app=x',
    'kubectl port-forward svc/mcp-fetch-proxy 8080:http :9090 9091',
    'kubectl exec -itn foo fetch-0 -- thv list',
    'kubectl create secret generic a --from-literal=b=c',
    'kubectl create deployment a --image=b',
    'kubectl scale deploy/a sts/b --replicas=2',
    `kubectl get mcpservers -o jsonpath='{.items[?(@.status.phase=="Running")].metadata.name}'`,
    `kubectl get mcpservers -o jsonpath='{..image}'`,
    replace('/spec/image'),
    replace('/spec/env/0/value'),
    replace('/spec/args/5'),
    `kubectl patch mcpserver fetch --type merge -p '{"spec":{"port":$PORT}}'`,
    `kubectl patch mcpserver fetch --type merge -p 'spec: {transport: sse}'`,
  ])('is right: %s', async (line) => {
    expect(await checkSample(line)).toEqual({problems: [], unknown: [], notes: []});
  });

  it.each([
    ['kubectl apply -f -', 'nothing is piped in'],
    ['cat x.yaml; kubectl apply -f -', 'nothing is piped in'],
    [`cat <<'EOF' | kubectl apply -f -\n${manifest('  img: mcp/fetch')}EOF`, 'did you mean image?'],
    [`cat <<'EOF' | kubectl apply -f -\n${manifest('  image: a\n  port: $PORT')}EOF`, 'spec.port'],
    [`kubectl apply -f - <<EOF\n${manifest('  image: a\n  transport: http')}EOF`, 'transport'],
    [replace('/spec/imagee'), 'did you mean image?'],
    [replace('spec/image'), 'must be like /spec/image'],
    [`kubectl patch mcpserver fetch --type json -p '{"spec":{}}'`, 'is a list'],
    [`kubectl patch mcpserver fetch --type json -p '[{"op":"set","path":"/spec/image"}]'`, 'op of'],
    [`kubectl patch mcpserver fetch --type merge -p '{"spec":{"img":$IMAGE}}'`, 'mean image?'],
    [
      `kubectl patch mcpserver fetch --type merge -p '{"spec":{"transport":"http","port":null}}'`,
      'spec.transport must be one of',
    ],
    [
      `kubectl patch mcpserver fetch --type merge -p '{"spec":{"env":[{"nam":"A","value":"b"}]}}'`,
      'did you mean name?',
    ],
    [
      `kubectl patch mcpserver fetch --type json -p '[{"op":"add","path":"/spec/port","value":"x"}]'`,
      'spec.port must be integer',
    ],
    [`kubectl patch mcpserver fetch --type merge -p '{"spec":'`, 'neither JSON nor YAML'],
    [`kubectl patch mcpserver fetch --type merge -p '&a {b: *a}'`, 'this alias'],
    [`kubectl patch mcpserver fetch --type merge -p '{<<: 5}'`, 'neither JSON nor YAML: << joins'],
    [`kubectl apply -f - <<'EOF'\n${manifest('  <<: 5')}EOF`, '<< joins maps'],
    [`kubectl apply -f - <<'EOF'\n${manifest('  image: *image')}EOF`, 'Unresolved alias'],
    [`kubectl patch mcpserver fetch -p '{"spec":{"transport":"sse"}}'`, '--type merge'],
    ['kubectl apply x.yaml', 'write -f x.yaml'],
    ['kubectl apply', 'needs -f FILE'],
    ['kubectl delete', 'needs a resource kind and a name'],
    ['kubectl edit', 'kubectl edit needs a resource kind, or -f FILE'],
    ['kubectl delete pods', 'kubectl delete pods needs a name'],
    ['kubectl apply -f x.yaml --dry-run client', 'write --dry-run=client'],
    ['kubectl apply -f x.yaml --dry-run=yes', 'must be one of none, client, server'],
    ['kubectl get pods a svc/b', 'takes KIND NAME or KIND/NAME, but not both'],
    ['kubectl get pods a -A', 'use -n NAMESPACE instead of -A'],
    ['kubectl get pods -o table', 'has no format table'],
    ['kubectl label mcpserver fetch', 'needs NAME=VALUE'],
    ['kubectl explain mcpserver.spec.env.nam', 'did you mean name?'],
    ['kubectl wait pod/a', 'needs --for=condition=NAME'],
    ['kubectl wait pod/a --for=condition=Ready --timeout=60', 'a duration with a unit'],
    ['kubectl logs fetch-0 --tail=all', 'must be a whole number'],
    ['kubectl logs fetch-0 a b', 'takes no "b"'],
    ['kubectl logs pod fetch-0', 'write pod/fetch-0'],
    ['kubectl logs fetch-0 -l app=x', 'but not both'],
    ['kubectl logs mcpserver/fetch', 'use deploy/fetch for the log of its proxy, or fetch-0'],
    ['kubectl port-forward mcpserver fetch 8080', 'use svc/mcp-fetch-proxy'],
    ['kubectl rollout restart mcpserver fetch', 'use deploy/fetch'],
    ['kubectl scale mcpserver/fetch --replicas=2', 'takes no MCPServer'],
    ['kubectl port-forward svc a 8080:8080', 'write svc/a'],
    ['kubectl port-forward svc/a 80800:8080', '"80800:8080" is no port'],
    ['kubectl port-forward svc/a http:8080', '"http:8080" is no port'],
    ['kubectl exec fetch-0 ls', 'needs -- and a command; write -- before ls'],
    ['kubectl exec -it fetch-0', 'needs -- and a command'],
    ['kubectl create namespace', 'needs a name'],
    ['kubectl create ns a b', 'takes one name, and not "b", too'],
    ['kubectl create secret a --from-literal=b=c', 'needs one of generic, docker-registry, tls'],
    ['kubectl scale deploy/a', 'needs --replicas'],
    ['kubectl run a', 'needs --image'],
    ['kubectl patch mcpserver fetch --type merge', 'needs -p PATCH or --patch-file FILE'],
    [`kubectl patch pod a --type none -p '{}'`, 'must be one of strategic, merge, json'],
    [`kubectl get mcpservers -o jsonpath='{.items[0].spec.image'`, 'a brace is not closed'],
    [
      `kubectl get mcpservers -o jsonpath='{range .items[*]}{range .spec.env[*]}{.nam}{end}{end}'`,
      'did you mean name?',
    ],
    ['kubectl logs', 'needs a pod'],
    ['kubectl get', 'needs a resource kind'],
    ['kubectl rollout stop deployment/x', 'it has status, restart, history, undo, pause, resume'],
    [`kubectl get mcpservers -o jsonpath='{.items[*].status.phas}'`, 'did you mean phase?'],
  ])('is wrong: %s', async (line, part) => {
    const {problems} = await checkSample(line);
    expect(problems.join('\n')).toContain(part);
    expect(problems.join('\n')).not.toContain('specs/');
  });

  it('may have no verb', async () => {
    expect(await checkSample('kubectl')).toEqual({
      problems: [],
      unknown: [],
      notes: ['kubectl without a verb prints its help'],
    });
  });

  it('has a verb that no table knows, although every object has it', async () => {
    expect((await checkSample('kubectl toString')).unknown).toEqual([
      expect.stringContaining('kubectl verb toString is unknown'),
    ]);
  });

  it('may read a manifest that is nested without end', async () => {
    const deep = `kubectl apply -f - <<EOF\n${'- '.repeat(9000)}a\nEOF`;
    expect((await checkSample(deep)).problems).not.toEqual([]);
  });
});
