import {didYouMean} from '@toolhive-docs/cli-spec';
import {listed} from '../../report/Finding';
import type {ValueKind} from '../../rule';
import {imageProblem} from '../values/names';
import {canonicalPath, pathProblem} from '../values/paths';

/** A path below ToolHive's directories. */
export const toolhivePathValue: ValueKind = {
  matches: ({code}) => /^(~|\$HOME|\$Env:\w+|%\w+%)[\\/].*toolhive([\\/]|$)/i.test(code),
  problems: ({code}, _page, facts) => listed(pathProblem(code, facts)),
};

/** A file of another program: an AI client's settings, a socket. */
export const foreignPathValue: ValueKind = {
  matches: ({code}) =>
    /^(~|\$HOME|\$XDG_RUNTIME_DIR|%\w+%|\/var\/run|\\\\\.\\pipe)[\\/].*(\.(json|ya?ml|sock)|\\[\w-]+)$/.test(
      code,
    ),
  problems({code}, _page, {paths, reviewed}) {
    const known = [
      ...Object.values(paths.clientFiles).flatMap((each) => Object.values(each)),
      ...Object.values(paths.sockets).flatMap((each) => Object.values(each).flat()),
      ...Object.keys(reviewed.paths),
    ];
    return known.some((path) => canonicalPath(path) === canonicalPath(code))
      ? []
      : [
          `unknown file ${code}; ToolHive writes and reads those in specs/paths.yaml, others go into reviewed/names.yaml under paths`,
        ];
  },
};

/** A value of the operator's chart: `operator.image`. */
export const helmValue: ValueKind = {
  matches: ({code}) => /^operator\.\w[\w.[\]]*$/.test(code),
  problems: ({code}, _page, {schemas}) =>
    schemas.knowsPath('helm-values-operator', code)
      ? []
      : [`the chart has no value ${code}; see specs/schemas/helm-values-operator.schema.json`],
};

/** A field of an MCPServer: `spec.transport`. */
export const resourceFieldValue: ValueKind = {
  matches: ({code}, page) =>
    /^(spec|status)\.\w[\w.[\]]*$/.test(code) && /k8s|operator/.test(page.file),
  problems: ({code}, _page, {schemas}) =>
    schemas.knowsPath('mcpserver', code)
      ? []
      : [`MCPServer has no field ${code}; see specs/schemas/mcpserver.schema.json`],
};

/** A key of config.yaml: `clients.auto_discovery`. */
export const settingValue: ValueKind = {
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
  matches: ({code}) =>
    /^(ghcr\.io|docker\.io)\/\S+$|^[\w-]+\/[\w.-]+:(latest|v?\d\S*)$|^mcp\/[\w-]+$/.test(code),
  problems: ({code}, _page, facts) => listed(imageProblem(code, facts)),
};

/** The API group and version of ToolHive's resources. */
export const apiVersionValue: ValueKind = {
  matches: ({code}) => /^(apiVersion: )?toolhive\.stacklok\.dev\//.test(code),
  problems({code}, _page, {charts}) {
    const right = `${charts.crd.group}/${charts.crd.version}`;
    return code.replace('apiVersion: ', '') === right
      ? []
      : [`the API version is ${right}, not ${code}`];
  },
};
