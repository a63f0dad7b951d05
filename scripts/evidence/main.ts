import '../support/endOnErrors.mjs';
import {fileURLToPath} from 'node:url';
import {loadFacts, loadPages, subjectsOf} from '@toolhive-docs/docs-checks';
import {cutEvidence, evidence, type EvidenceResult, formatResult} from './evidence';
import {readArguments, type Arguments} from './readArguments';

// `npm run evidence`: locks the symbols that the pages rest on, or checks them against the lock.
const root = fileURLToPath(new URL('../..', import.meta.url));

function documented(options: Arguments): Promise<EvidenceResult> {
  const facts = loadFacts(root);
  return evidence({
    root,
    ...options,
    release: facts.cli.tool.version,
    subjects: subjectsOf(loadPages(root), facts),
  });
}

const options = readArguments();
const {cut} = options;
const result =
  cut === undefined
    ? await documented(options)
    : await cutEvidence({root, source: options.source, release: cut});
console.log(formatResult(result));
process.exitCode = result.problems.length === 0 ? 0 : 1;
