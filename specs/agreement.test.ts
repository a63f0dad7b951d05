import {describe, expect, it} from 'vitest';
import {type Json, read, yaml, schemas, at, defaultOf} from './testing/specFiles';

const mcpserver = 'mcpserver.schema.json';

describe('data files agree with the schemas', () => {
  const charts = yaml('helm-charts.yaml');
  const paths = yaml('paths.yaml');
  const values = 'helm-values-operator.schema.json';
  const operator = (path: string): unknown =>
    defaultOf(values, `properties.operator.properties.${path}`);

  it('chart images', () => {
    expect(operator('image')).toBe(at(charts, 'images.operator.chartDefault'));
    expect(operator('toolhiveRunnerImage')).toBe(at(charts, 'images.runner.chartDefault'));
  });

  it('the operator images carry the appVersion of the chart', () => {
    const chart = (charts.charts as Json[]).find((item) => item.name === 'toolhive-operator');
    expect(operator('image')).toBe(
      `${String(at(charts, 'images.operator.repository'))}:v${String(chart?.appVersion)}`,
    );
    expect(operator('toolhiveRunnerImage')).toBe(
      `${String(at(charts, 'images.runner.repository'))}:v${String(chart?.appVersion)}`,
    );
  });

  it('ports and probes of the operator', () => {
    const ports = operator('ports') as {name: string; containerPort: number}[];
    const byName = Object.fromEntries(ports.map((port) => [port.name, port.containerPort]));
    expect(byName).toEqual({
      metrics: at(charts, 'ports.metrics'),
      health: at(charts, 'ports.health'),
    });
    expect(byName).toEqual({
      metrics: at(paths, 'ports.operatorMetrics.default'),
      health: at(paths, 'ports.operatorHealth.default'),
    });
    expect(at(operator('livenessProbe'), 'httpGet.path')).toBe(at(charts, 'probes.liveness'));
    expect(at(operator('readinessProbe'), 'httpGet.path')).toBe(
      at(paths, 'httpPaths.operator.ready'),
    );
  });

  it('addresses and the port of an MCPServer', () => {
    expect(operator('proxyHost')).toBe(at(paths, 'addresses.listenInCluster'));
    expect(defaultOf(mcpserver, '$defs.Spec.properties.port')).toBe(
      at(paths, 'ports.mcpServer.default'),
    );
  });

  it('environment defaults', () => {
    const variables = yaml('environment.yaml').variables as {
      name: string;
      default: unknown;
      page: string;
      component: string[];
      meaning: string;
    }[];
    expect(variables.find((item) => item.name === 'TOOLHIVE_PROXY_HOST')?.default).toBe(
      operator('proxyHost'),
    );
    expect(new Set(variables.map((item) => item.name)).size).toBe(variables.length);
    for (const item of variables) {
      expect(item.page).toMatch(
        /^(guides-cli|guides-k8s|reference|reference\/cli)\/[a-z0-9_-]+\.mdx$/,
      );
      expect(item.meaning).toMatch(/\.$/);
      expect(
        item.component.every((name) => ['thv', 'proxy', 'operator', 'server'].includes(name)),
      ).toBe(true);
    }
  });

  it('every environment variable is spoken of on the page that is named for it', () => {
    const variables = yaml('environment.yaml').variables as {name: string; page: string}[];
    // Command pages are generated; their source is the description of the command line.
    const source = (page: string): string =>
      read(page.startsWith('reference/cli/') ? 'thv-cli.yaml' : `../docs/toolhive/${page}`);
    expect(variables.filter((item) => !source(item.page).includes(item.name))).toEqual([]);
  });

  it('the resource definition named beside the charts is the one in the schema', () => {
    expect(at(schemas.get(mcpserver), 'properties.apiVersion.const')).toBe(
      `${String(at(charts, 'crd.group'))}/${String(at(charts, 'crd.version'))}`,
    );
    expect(at(schemas.get(mcpserver), 'properties.kind.const')).toBe(at(charts, 'crd.kind'));
  });

  it('every supported client has a settings file and no other', () => {
    const known = at(
      schemas.get('thv-config.schema.json'),
      'properties.clients.properties.registered_clients.items.enum',
    ) as string[];
    expect(Object.keys(at(paths, 'clientFiles') as Json).sort()).toEqual([...known].sort());
  });
});
