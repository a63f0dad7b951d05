import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {Flag} from '.';

const collectAnchor = vi.hoisted(() => vi.fn());
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor})}));

beforeEach(() => collectAnchor.mockClear());

describe('the name of a flag', () => {
  it('links to itself under its own name', () => {
    const html = renderToStaticMarkup(<Flag name="--transport" />);
    expect(html).toMatch(
      /<a id="--transport" href="#--transport"[^>]*><code[^>]*>--transport<\/code><\/a>/,
    );
  });

  it('registers its anchor with the check of broken links', () => {
    renderToStaticMarkup(<Flag name="--transport" />);
    expect(collectAnchor.mock.calls).toEqual([['--transport']]);
  });

  it('shows the short form inside the link', () => {
    expect(renderToStaticMarkup(<Flag name="--env" short="-e" />)).toMatch(
      /--env<\/code>, <code[^>]*>-e<\/code><\/a>/,
    );
  });

  it('says in words when a flag is required or deprecated', () => {
    expect(renderToStaticMarkup(<Flag name="--target-uri" required />)).toMatch(
      /<\/a> <span class="[^"]*">required<\/span>/,
    );
    expect(renderToStaticMarkup(<Flag name="--json" deprecated />)).toContain('>deprecated</span>');
    expect(renderToStaticMarkup(<Flag name="--port" />)).not.toContain('</span><span');
  });
});
