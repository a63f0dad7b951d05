import {fileURLToPath} from 'node:url';
import {loadFacts, loadPages, subjectsOf} from '@toolhive-docs/docs-checks';
import {evidence} from './evidence';
import {formatResult} from './formatResult';
import {readArguments} from './readArguments';

// `npm run evidence`: locks the symbols that the pages rest on, or checks them against the lock.
const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  const options = readArguments(process.argv.slice(2));
  const facts = loadFacts(root);
  const result = await evidence({
    root,
    ...options,
    release: facts.cli.tool.version,
    subjects: subjectsOf(loadPages(root), facts),
  });
  console.log(formatResult(result));
  process.exitCode = result.problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
