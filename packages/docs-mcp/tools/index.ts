import {changes} from './changes';
import {checkTools} from './checks';
import {describeCommand} from './describeCommand';
import {describeField} from './describeField';
import {describeOperation} from './describeOperation';
import {findError} from './findError';
import {getPage} from './getPage';
import {listPages} from './listPages';
import {searchDocs} from './searchDocs';

/** All tools, in the order in which clients see them. */
export const tools = [
  searchDocs,
  getPage,
  listPages,
  findError,
  describeCommand,
  describeOperation,
  describeField,
  ...checkTools,
  changes,
] as const;
