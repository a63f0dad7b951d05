import {describe, expect, it} from 'vitest';
import {checkSample} from '../../testing/checkSample';

const install =
  'helm upgrade --install toolhive-operator oci://ghcr.io/stacklok/toolhive/toolhive-operator';

describe('a helm call that a caller has written', () => {
  it.each([
    'helm rollback toolhive-operator',
    'helm rollback toolhive-operator 3',
    'helm template oci://ghcr.io/stacklok/toolhive/toolhive-operator --show-only templates/deployment.yaml',
    'helm install -g oci://ghcr.io/stacklok/toolhive/toolhive-operator',
    'helm uninstall toolhive-operator toolhive-operator-crds --wait',
    'helm ls -A',
    'helm delete toolhive-operator',
    'helm install --help',
    'helm --help',
    `${install} --timeout 5m30s`,
    `${install} --set 'operator.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms[0].matchExpressions[0].key=a,operator.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms[0].matchExpressions[0].operator=Exists'`,
    `${install} --set-file operator.podAnnotations.note=note.txt`,
    `${install} --set-literal operator.podAnnotations.note=a,b={c`,
    `${install} --set-string operator.replicaCount=2`,
    `${install} --set operator.replicaCount=2,`,
    `${install} --set operator.livenessProbe.httpGet=null,operator.livenessProbe.tcpSocket.port=8081`,
    `${install} --set operator.replicaCount=2,operator.rbac.scope=cluster`,
    `${install} --set operator.replicaCount=$COUNT --set operator.rbac.scope=<SCOPE>`,
    `${install} --set operator.rbac.scope=namespace --set 'operator.rbac.allowedNamespaces={a,b}'`,
    `${install} --set operator.rbac.scope=namespace -f my.yaml`,
    `${install} --version $VERSION`,
    `${install} --set operator.podSecurityContext.runAsNonRoot=null`,
    `${install} --set-json 'operator.tolerations=[{"key":"a","operator":"Exists"}]'`,
    `${install} --set-json 'operator.replicaCount=1,operator.env=[]'`,
    `${install} --set-json '{"operator":{"replicaCount":2}}'`,
    `${install} --set 'operator.tolerations[0].key=a,operator.tolerations[0].operator=Exists'`,
    String.raw`${install} --set-string 'operator.podAnnotations.example\.com/a=1'`,
  ])('is right: %s', async (line) => {
    expect(await checkSample(line)).toMatchObject({problems: [], unknown: []});
  });

  it.each([
    [`${install} --timeout 5`, 'a duration with a unit, such as 30s or 5m'],
    ['helm history toolhive-operator --max few', 'must be a whole number'],
    ['helm install -g', 'helm install needs chart'],
    ['helm rollback', 'needs release and revision'],
    [
      `${install} --set operator.rbac.allowedNamespaces={a,b}`,
      'helm upgrade takes no "operator.rbac.allowedNamespaces=b"',
    ],
    [`${install} --set operator.env.A=b`, 'operator.env takes no entry. Must stay empty'],
    [`${install} --set operator.env[0].name=A`, 'operator.env takes no entry'],
    [`${install} --set operator.rbac.scope=foo`, 'must be one of ["cluster","namespace"]'],
    [`${install} --set operator.replicaCount=two`, 'has another form (it is "two")'],
    [`${install} --set-string operator.replicaCount=two`, 'has another form (it is "two")'],
    [
      `${install} --set-string operator.autoscaling.enabled=false`,
      'must be boolean (it is "false"); set it with --set',
    ],
    [
      `${install} --set 'operator.podLabels.a="true",operator.podLabels.b=true'`,
      'podLabels.b must be string (it is true); set it with --set-string',
    ],
    [
      `${install} --set-json 'operator.podLabels={"a":true}'`,
      'podLabels.a must be string (it is true); put it in quotes',
    ],
    [
      `${install} --set operator.livenessProbe.tcpSocket.port=8081`,
      'the chart sets httpGet: take it away with null',
    ],
    [`${install} --set 'operator.podLabels.a={b'`, 'has a list that does not end with }'],
    [`${install} --set operator.replicaCount=2,,operator.proxyHost=a`, 'has a comma with no key'],
    [`${install} --set-file operator.podLabel.a=a.txt`, 'did you mean podLabels?'],
    [`${install} --set-literal operator.podLabels.a`, 'has no value'],
    [`${install} --set operator.replicaCuont=2`, 'did you mean replicaCount?'],
    [`${install} --set-json 'operator.toleration=[{"key":"a"}]'`, 'did you mean tolerations?'],
    [`${install} --set-json 'operator.tolerations=[{"kye":"a"}]'`, 'kye'],
    [`${install} --set-json 'operator.env=[],operator.replicaCount="a"'`, 'has another form'],
    [`${install} --set-json '{"operator":{"replicaCount":"a"}}'`, 'has another form'],
    [`${install} --set-json '{"operator":{"replicaCuont":2}}'`, 'did you mean replicaCount?'],
    [`${install} --set-json 'operator.tolerations=['`, 'not JSON'],
  ])('is wrong: %s', async (line, part) => {
    const {problems} = await checkSample(line);
    expect(problems.join('\n')).toContain(part);
    expect(problems.join('\n')).not.toContain('specs/');
  });

  it('says which parts of a pod it does not check', async () => {
    const line = `${install} --set-json 'operator.volumes=[{"name":"a","iscsi":{"lun":0}}]'`;
    expect(await checkSample(line)).toMatchObject({
      problems: [],
      unknown: [expect.stringContaining('operator.volumes[0].iscsi: What is in it')],
    });
  });

  it('has a verb that no table knows, although every object has it', async () => {
    expect(await checkSample('helm constructor')).toMatchObject({
      problems: [],
      unknown: [expect.stringContaining('helm verb constructor is unknown')],
    });
  });

  it('may have no verb', async () => {
    expect(await checkSample('helm')).toEqual({
      problems: [],
      unknown: [],
      notes: ['helm without a verb prints its help'],
    });
  });

  it('installs a chart of the caller, or one without values', async () => {
    expect((await checkSample('helm install a ./b --set c=1')).problems).toEqual([]);
    expect(
      (
        await checkSample(
          'helm install a oci://ghcr.io/stacklok/toolhive/toolhive-operator-crds --set c=1',
        )
      ).problems,
    ).toEqual(['toolhive-operator-crds takes no values']);
  });

  it('may install another chart, whose values no data lists', async () => {
    expect(await checkSample('helm install a b/c --set controller.x=1')).toMatchObject({
      problems: [],
      unknown: [expect.stringContaining('unknown chart b/c')],
    });
  });
});
