import {
  COMMANDS,
  OPERATIONS,
  SECTIONS,
  TOP_SECTION,
  pageAddress,
  ENDING,
} from '@toolhive-docs/evidence';
import type {Dependent} from '../compare/symbolChanges';

/** Where the command pages and the API reference are (specification §2). */
const COMMAND_PAGES = '/toolhive/reference/cli/';
const API_PAGE = '/toolhive/reference/api';

/** Address of what rests on a symbol; for data without a page of its own, file and name. */
export function addressOf({file, group, key}: Dependent): string {
  if (group === COMMANDS) return `${COMMAND_PAGES}${key}`;
  if (group === OPERATIONS) return `${API_PAGE}#${key}`;
  if (group !== SECTIONS || !file.startsWith('docs/')) return `${file} ${group}.${key}`;
  const page = pageAddress(file.replace(ENDING, '.mdx'));
  return key === TOP_SECTION ? page : `${page}#${key}`;
}
