/** What is wrong with a page, one line for each element. */
export interface PageFindings {
  readonly path: string;
  readonly findings: readonly string[];
}

/** The report on all pages that were looked at, for programs and for people. */
export function reportOf(pages: readonly PageFindings[]): {
  readonly json: string;
  readonly markdown: string;
} {
  const sorted = [...pages].sort((a, b) => a.path.localeCompare(b.path));
  const count = sorted.reduce((sum, {findings}) => sum + findings.length, 0);
  const rows = sorted.map(
    ({path, findings}) =>
      `| ${path} | ${findings.length === 0 ? 'none' : findings.map((finding) => finding.replaceAll('|', '\\|')).join('<br>')} |`,
  );
  const markdown = [
    '# Accessibility',
    '',
    `${sorted.length} pages, each in light and dark mode, 1280 and 390 pixels wide: ${count} findings.`,
    '',
    'Rules: those that axe has for WCAG 2.0, 2.1 and 2.2 at levels A and AA, and its best practices; and 24 by 24 pixels for every target (WCAG 2.5.8).',
    '',
    '| Page | Findings |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
  return {
    json: `${JSON.stringify({pages: sorted.length, findings: count, list: sorted}, null, 2)}\n`,
    markdown,
  };
}
