import {commandSlug} from '@toolhive-docs/cli-spec';
import {code} from './mdx';

/** Link to a command's page from a page beside it. */
export function commandLink(path: string, label: string = code(path)): string {
  return `[${label}](./${commandSlug(path)}.mdx)`;
}
