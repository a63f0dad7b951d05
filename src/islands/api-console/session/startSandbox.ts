import registry from '!!../../../../plugins/api-reference/yamlModule.mjs!../../../../specs/registry-servers.yaml';
import * as sandbox from '@toolhive-docs/api-sandbox';

/** All of the sandbox's package, so that the golden files can be run over what readers get. */
export {sandbox};

const {createSandbox, registryFrom} = sandbox;

/**
 * Starts a sandbox in this page with the registry of `specs/`.
 * @param state - Where to begin; empty without it.
 */
export function startSandbox(
  spec: sandbox.SandboxOptions['spec'],
  state: sandbox.SandboxOptions['state'],
): sandbox.Sandbox {
  return createSandbox({
    spec,
    registries: {default: registryFrom(registry as sandbox.Registry)},
    ...(state && {state}),
  });
}
