import {beforeAll, describe, expect, it} from 'vitest';
import {loadMarkdown, markdown, optionalMarkdown} from './markdown';

beforeAll(loadMarkdown);

describe('descriptions', () => {
  it('turns Markdown into HTML', () => {
    expect(markdown('Use `all=true` and **wait**.')).toBe(
      '<p>Use <code>all=true</code> and <strong>wait</strong>.</p>',
    );
    expect(markdown('- a\n- b')).toContain('<li>a</li>');
  });

  it('marks short names with a hyphen, which lines do not cut', () => {
    expect(markdown('`--host` and `thv serve`')).toBe(
      '<p><code class="whole">--host</code> and <code>thv serve</code></p>',
    );
  });

  it('lets no HTML of the file through', () => {
    expect(markdown('Hi <script>alert(1)</script><img src=x onerror=alert(1)> there')).not.toMatch(
      /<script|<img/,
    );
    expect(markdown('`<b>`')).toBe('<p><code>&#x3C;b></code></p>');
  });

  it('has nothing to say about an empty text', () => {
    expect(optionalMarkdown(' \n')).toBeUndefined();
    expect(optionalMarkdown(undefined)).toBeUndefined();
  });
});
