import {canonicalPath, pathProblem} from '../values/pathProblem';
import type {ValueKind} from './types';

/** A path below ToolHive's directories. */
export const toolhivePathValue: ValueKind = {
  name: 'path',
  matches: ({code}) => /^(~|\$HOME|\$Env:\w+|%\w+%)[\\/].*toolhive([\\/]|$)/i.test(code),
  problems({code}, _page, facts) {
    const problem = pathProblem(code, facts);
    return problem === undefined ? [] : [problem];
  },
};

/** A file of another program: an AI client's settings, a socket. */
export const foreignPathValue: ValueKind = {
  name: 'path of another program',
  matches: ({code}) =>
    /^(~|\$HOME|\$XDG_RUNTIME_DIR|%\w+%|\/var\/run|\\\\\.\\pipe)[\\/].*(\.(json|ya?ml|sock)|\\[\w-]+)$/.test(
      code,
    ),
  problems({code}, _page, {paths, reviewed}) {
    const clients = Object.values(paths.clientFiles).flatMap(({linux, macos, windows}) => [
      linux,
      macos,
      windows,
    ]);
    const known = [
      ...clients,
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
