import '../support/endOnErrors.mjs';
import {loadFacts, loadPages, subjectsOf} from '@toolhive-docs/docs-checks';
import {projectRoot} from '../support/projectRoot.mjs';
import {cutEvidence, evidence, type EvidenceResult, formatResult} from './evidence';
import {readArguments, type Arguments} from './readArguments';

// `npm run evidence`: locks the symbols that the pages rest on, or checks them against the lock.

function documented(options: Arguments): Promise<EvidenceResult> {
  const facts = loadFacts(projectRoot);
  return evidence({
    root: projectRoot,
    ...options,
    release: facts.cli.tool.version,
    subjects: subjectsOf(loadPages(projectRoot), facts),
  });
}

const options = readArguments();
const {cut} = options;
const result =
  cut === undefined
    ? await documented(options)
    : await cutEvidence({root: projectRoot, source: options.source, release: cut});
console.log(formatResult(result));
process.exitCode = result.problems.length === 0 ? 0 : 1;
