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
    [`kubectl patch mcpserver fetch -p '{"spec":{"transport":"sse"}}'`, '--type merge'],
    ['kubectl apply x.yaml', 'write -f x.yaml'],
    ['kubectl apply', 'needs -f FILE'],
    ['kubectl delete', 'needs a resource kind and a name'],
    ['kubectl edit', 'kubectl edit needs a resource kind, or -f FILE'],
    ['kubectl delete pods', 'kubectl delete pods needs a name'],
    ['kubectl logs', 'needs a pod'],
    ['kubectl get', 'needs a resource kind'],
    ['kubectl rollout stop deployment/x', 'it has status, restart, history, undo, pause, resume'],
    [`kubectl get mcpservers -o jsonpath='{.items[*].status.phas}'`, 'did you mean phase?'],
  ])('is wrong: %s', async (line, part) => {
    const {problems} = await checkSample(line);
    expect(problems.join('\n')).toContain(part);
    expect(problems.join('\n')).not.toContain('specs/');
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
