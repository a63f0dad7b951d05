import {describe, expect, it} from 'vitest';
import {writeTwin} from '@toolhive-docs/agent-files';
import {readPage} from '@toolhive-docs/page-model';
import {ownSections} from './ownSections';

/** The parts of a page with this HTML. */
function partsOf(body: string) {
  const page = readPage(`<main>${body}</main>`, {route: '/page'});
  if (!page) throw new Error('That is no page.');
  const {text, entry} = writeTwin(page, {
    root: 'https://docs.example.com/',
    markdown: '/page.md',
    version: 'v0.0.47',
    diagramSource: () => undefined,
  });
  return ownSections(entry, text).map(({page: {route}, id, heading, text: own, lead}) => ({
    address: `${route}#${id}`,
    heading: heading.join(' › '),
    text: own.replace(/\s+/g, ' '),
    lead: lead.replace(/\s+/g, ' '),
  }));
}

describe('the parts of a page', () => {
  it('have their headings above them, and not what is inside of parts with other addresses', () => {
    expect(
      partsOf('<h1>Page</h1><p>Intro.</p><h2 id=a>A</h2><p>Of A.</p><h3 id=b>B</h3><p>Of B.</p>'),
    ).toEqual([
      {address: '/page#', heading: 'Page', text: '# Page Intro.', lead: '# Page Intro.'},
      {address: '/page#a', heading: 'Page › A', text: '## A Of A.', lead: '## A Of A.'},
      {address: '/page#b', heading: 'Page › A › B', text: '### B Of B.', lead: '### B Of B.'},
    ]);
  });

  it('hold what stands under headings without ids, even behind parts that are inside of them', () => {
    expect(
      partsOf(
        '<h1>Page</h1><h2 id=a>A</h2><h3 id=b>B</h3><h3>Other</h3><p>Of A.</p><h2>End</h2><p>Of all.</p>',
      ),
    ).toEqual([
      {address: '/page#', heading: 'Page', text: '# Page ## End Of all.', lead: '# Page'},
      {address: '/page#a', heading: 'Page › A', text: '## A ### Other Of A.', lead: '## A'},
      {address: '/page#b', heading: 'Page › A › B', text: '### B', lead: '### B'},
    ]);
  });

  it('begin with the page itself, whether its title has an id or not', () => {
    expect(partsOf('<h1 id=title>Page</h1><p>Intro.</p>')).toEqual([
      {address: '/page#', heading: 'Page', text: '# Page Intro.', lead: '# Page Intro.'},
    ]);
  });
});
