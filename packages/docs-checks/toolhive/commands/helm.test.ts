import {describe, expect, it} from 'vitest';
import {checkSample} from '../../testing/checkSample';

const install =
  'helm upgrade --install toolhive-operator oci://ghcr.io/stacklok/toolhive/toolhive-operator';

describe('a helm call that a caller has written', () => {
  it.each([
    'helm rollback toolhive-operator',
    'helm rollback toolhive-operator 3',
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
    [`${install} --set operator.rbac.scope=foo`, 'must be one of ["cluster","namespace"]'],
    [`${install} --set operator.replicaCount=two`, 'must be integer'],
    [`${install} --set-string operator.replicaCount=2`, 'must be integer'],
    [`${install} --set operator.replicaCuont=2`, 'did you mean replicaCount?'],
    [`${install} --set-json 'operator.toleration=[{"key":"a"}]'`, 'did you mean tolerations?'],
    [`${install} --set-json 'operator.tolerations=[{"kye":"a"}]'`, 'kye'],
    [`${install} --set-json 'operator.env=[],operator.replicaCount="a"'`, 'must be integer'],
    [`${install} --set-json '{"operator":{"replicaCount":"a"}}'`, 'must be integer'],
    [`${install} --set-json '{"operator":{"replicaCuont":2}}'`, 'did you mean replicaCount?'],
    [`${install} --set-json 'operator.tolerations=['`, 'not JSON'],
  ])('is wrong: %s', async (line, part) => {
    const {problems} = await checkSample(line);
    expect(problems.join('\n')).toContain(part);
    expect(problems.join('\n')).not.toContain('specs/');
  });

  it('has a verb that no table knows, although every object has it', async () => {
    expect(await checkSample('helm constructor')).toMatchObject({
      problems: [],
      unknown: [expect.stringContaining('helm verb constructor is unknown')],
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
