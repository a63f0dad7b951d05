import {readJson} from '@toolhive-docs/docs-checks';

/** Fields that a registry has and an entry of one has not; a version may be meant for either. */
const OF_REGISTRY = ['last_updated', 'servers', 'remote_servers'];

/** What a text is checked as: a registry, or one entry of it. */
export function registryHead(text: string): string {
  const read = readJson(text);
  const value = 'value' in read ? read.value : undefined;
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const isWhole = keys.some((key) => OF_REGISTRY.includes(key));
  return `json schema=${isWhole ? 'registry' : 'registry-server'}`;
}
