/** The local ToolHive API as a function, for pages, workers, programs and tests. See README.md. */
export {createSandbox} from './createSandbox';
export type {Sandbox, SandboxOptions} from './createSandbox';
export {sequentialPorts} from './ports';
export {registryFrom} from './registries';
export type {Registry} from './registries';
export {emptyState} from './state/SandboxState';
export type {Change, SandboxState} from './state/SandboxState';
