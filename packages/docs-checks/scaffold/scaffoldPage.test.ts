import {describe, expect, it} from 'vitest';
import {checkFences} from '../toolhive/fences/checkFences';
import {PAGE_KINDS} from '@toolhive-docs/front-matter';
import {parsePage} from '../page/parsePage';
import {pageRules} from '../checkDocs';
import {Ledger} from '../report/Ledger';
import {facts} from '../testing/checkPage';
import {scaffoldPage} from './scaffoldPage';

describe('a new page', () => {
  it.each(PAGE_KINDS)('of kind %s breaks no rule but that it is unwritten', async (kind) => {
    const {file, content} = scaffoldPage(kind, 'guides-cli/my-page', 'Do something: a new thing');
    const page = parsePage(file, content);
    const ledger = new Ledger();
    await checkFences(page, facts, ledger);
    for (const rule of pageRules) await rule.check(page, facts, ledger.reportFor(rule.name, file));
    expect([...new Set(ledger.problems.map(({rule}) => rule))]).toEqual(['unwritten']);
    expect(ledger.problems).toContainEqual({
      file,
      line: 3,
      rule: 'unwritten',
      message: expect.stringContaining('one sentence that sums up guides-cli/my-page'),
    });
    expect(page.frontMatter).toMatchObject({kind, title: 'Do something: a new thing'});
  });

  it('has its title as it was given', () => {
    const title = 'Use {name} and $& here';
    expect(scaffoldPage('how-to', 'guides-cli/a', title).content).toContain(`title: "${title}"`);
  });

  it('says which line goes into which category of the sidebar', () => {
    expect(scaffoldPage('how-to', 'docs/toolhive/guides-k8s/scale.mdx', 'Scale')).toMatchObject({
      file: 'docs/toolhive/guides-k8s/scale.mdx',
      sidebar: {line: "'toolhive/guides-k8s/scale',", category: 'Kubernetes guides'},
    });
  });

  it.each([
    ['howto', 'guides-cli/a', 'A', /unknown kind "howto"; did you mean how-to\?/],
    ['how-to', 'guide-cli/a', 'A', /unknown folder "guide-cli"; did you mean guides-cli\?/],
    ['how-to', 'constructor/a', 'A', /unknown folder "constructor"/],
    ['how-to', 'My Page', 'A', /small letters and hyphens/],
    ['how-to', 'guides-cli/a', ' ', /title is missing/],
  ])(
    'of kind %s at %s with the title "%s" is refused with a reason',
    (kind, path, title, message) => {
      expect(() => scaffoldPage(kind, path, title)).toThrow(message);
    },
  );
});
