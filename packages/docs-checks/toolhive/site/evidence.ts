import {visit} from 'unist-util-visit';
import {listOperations} from '@toolhive-docs/api-spec';
import {commandSlug} from '@toolhive-docs/cli-spec';
import {
  coverageProblems,
  loadEvidence,
  lockProblems,
  readLock,
  type Section,
  type Subjects,
  TOP_SECTION,
  toReadProblems,
} from '@toolhive-docs/evidence';
import type {Facts} from '../../facts/types';
import {lineOf} from '../../page/markdown';
import type {Page} from '../../page/types';
import type {Ledger} from '../../report/Ledger';

/** Deepest heading that begins a section of its own. */
const DEEPEST = 3;

/** What a reader reads; a component without children shows something, too. */
const TEXT = new Set(['paragraph', 'code', 'tableCell', 'image']);

/** The sections of a page: what is above the first h2, and one for each h2 and h3. */
export function sectionsOf({tree, headings}: Page): Section[] {
  const lines: number[] = [];
  visit(tree, (node) => {
    const isPart = node.type === 'mdxJsxFlowElement' && node.children.length === 0;
    if (TEXT.has(node.type) || isPart) lines.push(lineOf(node));
  });
  const starts = headings
    .filter(({depth}) => depth > 1 && depth <= DEEPEST)
    .map(({id, text, line}) => ({id: id ?? text, line}));
  return [{id: TOP_SECTION, line: 1}, ...starts].map((section, index, all) => {
    const end = all[index + 1]?.line ?? Infinity;
    return {...section, hasText: lines.some((line) => line >= section.line && line < end)};
  });
}

/** Everything that needs evidence: pages that somebody wrote, commands and operations. */
export function subjectsOf(
  pages: readonly Page[],
  {cli, api}: Pick<Facts, 'cli' | 'api'>,
): Subjects {
  return {
    // A generated page rests on its data in specs/.
    pages: pages
      .filter(({generated}) => !generated)
      .map((page) => ({file: page.file, sections: sectionsOf(page)})),
    commands: cli.commands.map(({path}) => commandSlug(path)),
    operations: listOperations(api)
      .filter(({source}) => source === 'path')
      .map(({id}) => id),
  };
}

/** Every section with statements has evidence, the lock holds exactly the symbols that are named, and what changed was read. */
export function checkEvidence(pages: readonly Page[], facts: Facts, ledger: Ledger): void {
  const {root} = facts;
  const release = facts.cli.tool.version;
  const {files, problems} = loadEvidence(root);
  const all = [
    ...problems,
    ...coverageProblems(subjectsOf(pages, facts), files),
    ...lockProblems(files, readLock(root), release),
    ...toReadProblems(root, release),
  ];
  for (const {file, line, message} of all)
    ledger.reportFor('evidence', file).problem(line, message);
}
