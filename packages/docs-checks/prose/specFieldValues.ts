import {didYouMean} from '@toolhive-docs/cli-spec';
import {imageProblem} from '../values/imageProblem';
import type {ValueKind} from './types';

/** A value of the operator's chart: `operator.image`. */
export const helmValue: ValueKind = {
  name: 'chart value',
  matches: ({code}) => /^operator\.\w[\w.[\]]*$/.test(code),
  problems: ({code}, _page, {schemas}) =>
    schemas.knowsPath('helm-values-operator', code)
      ? []
      : [`the chart has no value ${code}; see specs/schemas/helm-values-operator.schema.json`],
};

/** A field of an MCPServer: `spec.transport`. */
export const resourceFieldValue: ValueKind = {
  name: 'MCPServer field',
  matches: ({code}, page) =>
    /^(spec|status)\.\w[\w.[\]]*$/.test(code) && /k8s|operator/.test(page.file),
  problems: ({code}, _page, {schemas}) =>
    schemas.knowsPath('mcpserver', code)
      ? []
      : [`MCPServer has no field ${code}; see specs/schemas/mcpserver.schema.json`],
};

/** A key of config.yaml: `clients.auto_discovery`. */
export const settingValue: ValueKind = {
  name: 'setting',
  matches: ({code}) => /^(secrets|clients)\.\w+$/.test(code),
  problems({code}, _page, {cli}) {
    const known = cli.settings.map(({key}) => key);
    return known.includes(code)
      ? []
      : [`config.yaml has no key ${code}; ${didYouMean(code, known)}`];
  },
};

/** A container image: `mcp/fetch:latest`. */
export const imageValue: ValueKind = {
  name: 'image',
  matches: ({code}) =>
    /^(ghcr\.io|docker\.io)\/\S+$|^[\w-]+\/[\w.-]+:(latest|v?\d\S*)$|^mcp\/[\w-]+$/.test(code),
  problems({code}, _page, facts) {
    const problem = imageProblem(code, facts);
    return problem === undefined ? [] : [problem];
  },
};

/** The API group and version of ToolHive's resources. */
export const apiVersionValue: ValueKind = {
  name: 'API version',
  matches: ({code}) => /^(apiVersion: )?toolhive\.stacklok\.dev\//.test(code),
  problems({code}, _page, {charts}) {
    const right = `${charts.crd.group}/${charts.crd.version}`;
    return code.replace('apiVersion: ', '') === right
      ? []
      : [`the API version is ${right}, not ${code}`];
  },
};
