import type {FenceRule} from '../rule';
import {parseJson} from './parseJson';
import {sampleCode} from './sampleCode';
import {schemaProblems} from './schemaProblems';
import {stripJsonComments} from './stripJsonComments';

/** Files that may hold comments: settings of VS Code and its relatives. */
const WITH_COMMENTS = new Set(['client-config']);

/** Parses a JSON sample and checks it against the schema that the fence names. */
export const jsonFence: FenceRule = {
  name: 'json',
  applies: ({language, meta}) =>
    (language === 'json' || language === 'jsonc') &&
    !meta.output &&
    meta.attributes.schema !== undefined,
  check(fence, _page, facts, report) {
    report.count('json samples');
    const schema = fence.meta.attributes.schema ?? '';
    const code = sampleCode(fence);
    const parsed = parseJson(
      fence.language === 'jsonc' || WITH_COMMENTS.has(schema) ? stripJsonComments(code) : code,
    );
    if (!('value' in parsed)) {
      report.problem(fence.line + 1 + parsed.line, parsed.message, fence.code);
      return;
    }
    for (const problem of schemaProblems(schema, parsed.value, facts))
      report.problem(fence.line + 1, `${schema}: ${problem}`, fence.code);
  },
};
