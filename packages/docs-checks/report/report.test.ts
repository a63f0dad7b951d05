import {describe, expect, it} from 'vitest';
import {withFiles} from '@toolhive-docs/evidence/testing';
import {fileParts} from './fileParts';
import {formatReport} from './formatReport';
import {Ledger} from './Ledger';

const ledger = new Ledger();
for (const file of ['docs/a.mdx', 'docs/b.mdx']) ledger.reportFor('links', file).count('links');
ledger.reportFor('links', 'docs/b.mdx').problem(3, 'leads nowhere');
const report = (files: string[]) => formatReport(ledger, {perPage: false, files});

describe('the report of a check', () => {
  it('shows each problem, and how many files have one', () => {
    expect(report([])).toBe(
      'docs/b.mdx:3: links: leads nowhere\nChecked 2 pages: 2 links.\n1 problem(s) in 1 file(s).',
    );
  });

  it('says what a generated page is written from', () => {
    const sources = new Map([['docs/b.mdx', 'specs/b.yaml']]);
    expect(formatReport(ledger, {perPage: false, files: [], sources})).toContain(
      'docs/b.mdx:3: links: leads nowhere (Generated from specs/b.yaml: edit it there.)',
    );
  });

  it('says where nothing is wrong, and which other files fail the check', () => {
    expect(report(['a.mdx'])).toBe(
      'Checked 2 pages: 2 links.\nNothing is wrong in a.mdx.\n1 problem(s) elsewhere are not shown, and fail the check as well: docs/b.mdx',
    );
  });

  it('is about files as a shell completes their names, and not about one that does not exist', () => {
    const root = withFiles({'docs/a.mdx': '', 'docs/a.evidence.yaml': ''});
    expect(fileParts(root, ['./docs/a.mdx', 'a.evidence.yaml', 'docs/'])).toEqual([
      'docs/a.mdx',
      'a.evidence.yaml',
      'docs/',
    ]);
    expect(() => fileParts(root, ['a.mdx', 'c.mdx'])).toThrow(/has "c\.mdx" in its name/);
  });
});
