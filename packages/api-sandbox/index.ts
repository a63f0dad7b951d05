/** The local ToolHive API as a function, for pages, workers, programs and tests. See README.md. */
export {supportedClients} from './handlers/clientHandlers';
export {manualClock, systemClock} from './clock';
export type {Clock, ManualClock} from './clock';
export {createSandbox} from './createSandbox';
export type {Sandbox, SandboxOptions} from './createSandbox';
export {limits} from './limits';
export {randomPort, sequentialPorts} from './ports';
export type {PickPort} from './ports';
export {registryFrom} from './registries';
export type {Registry, RegistryServer} from './registries';
export {emptyState} from './state/SandboxState';
export type {Change, SandboxState, WorkloadRecord} from './state/SandboxState';
export {World} from './state/World';
