import {messageOf} from '../../report/Finding';
import type {FenceRule} from '../../rule';
import {lineInJson, readJson, repeatedNames} from '../../samples/readJson';
import {lineInPage, sampleCode} from './sampleCode';
import {schemaProblems} from './schemaProblems';

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
    const parsed = readJson(code, {
      comments: fence.language === 'jsonc' || WITH_COMMENTS.has(schema),
    });
    if (!('value' in parsed)) {
      report.problem(lineInPage(fence, parsed.line + 1), parsed.message, fence.code);
      return;
    }
    for (const {line, message} of repeatedNames(code))
      report.problem(lineInPage(fence, line + 1), `${schema}: ${message}`, fence.code);
    for (const {finding, path, isNote} of schemaProblems(schema, parsed.value, facts)) {
      const line = lineInPage(fence, lineInJson(code, path) + 1);
      const named = typeof finding === 'string' ? `${schema}: ${finding}` : finding;
      if (isNote === true) report.note(line, messageOf(named));
      else report.problem(line, named, fence.code);
    }
  },
};
