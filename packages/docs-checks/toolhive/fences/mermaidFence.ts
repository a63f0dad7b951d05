import type {FenceRule} from '../../rule';
import {commandsWithFlag} from '../commands/thv';
import {httpPathProblem} from '../values/addresses';

const KINDS =
  /^\s*(?:---[\s\S]*?---\s*)?(?:%%.*\n\s*)*(flowchart|graph|sequenceDiagram|stateDiagram-v2|classDiagram|erDiagram|timeline|C4Context)\b/;

/** A diagram names itself for screen readers and is followed by the same in words. */
export const mermaidFence: FenceRule = {
  name: 'diagram',
  applies: ({language}) => language === 'mermaid',
  check({code, line, described}, _page, facts, report) {
    report.count('diagrams');
    if (!KINDS.test(code))
      report.problem(
        line + 1,
        'the diagram does not begin with a kind such as flowchart or sequenceDiagram',
        code,
      );
    if (!/^\s*accTitle\s*:\s*\S/m.test(code))
      report.problem(
        line,
        'the diagram has no accTitle; add a line like "accTitle: Path of a request"',
        code,
      );
    if (!/^\s*accDescr\s*(:\s*\S|\{)/m.test(code))
      report.problem(
        line,
        'the diagram has no accDescr; add a line like "accDescr: The client sends …"',
        code,
      );
    for (const [request, method = '', path = ''] of code.matchAll(
      /\b(GET|POST|PUT|PATCH|DELETE) (\/[\w/{}-]+)/g,
    )) {
      const problem = httpPathProblem(method, path, facts);
      if (problem !== undefined) report.problem(line, problem, request);
    }
    for (const [, flag = ''] of code.matchAll(/\s(--[a-z][a-z-]{2,})/g)) {
      if (commandsWithFlag(facts, flag).length === 0)
        report.problem(line, `no thv command has the flag ${flag}`, flag);
    }
    if (!described)
      report.problem(
        line,
        'a text alternative must follow: <details>, a line <summary>Text description</summary>, the text, and </details>',
        code,
      );
  },
};
