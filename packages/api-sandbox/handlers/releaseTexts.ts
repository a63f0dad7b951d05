/** What the server of the documented release sends as the text of an error, where it has the same error. */
export const releaseTexts = {
  unknownPath: '404 page not found',
  unknownRegistry: 'Registry not found',
  unknownServer: 'Server not found',
  unknownWorkload: 'Workload not found',
  defaultRegistry: 'Cannot remove the default registry',
  addRegistry: 'Adding custom registries is not currently supported',
  stopWorkload: 'Failed to stop workload',
} as const;
