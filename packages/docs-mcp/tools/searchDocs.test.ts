import {describe, expect, it} from 'vitest';
import {useLibrary} from '../testing/useLibrary';
import {searchDocs} from './searchDocs';

const words = '<p>Restrict requests to trusted gateways.</p>'.repeat(12);
const sample = (language: string): string =>
  `<pre><code class="language-${language}">${'gateway: trusted\n'.repeat(40)}</code></pre>`;

const library = useLibrary({
  '/gateways': `<h2 id=gateways>Trusted gateways</h2>${words}${sample('yaml')}${words}${sample('bash')}`,
  '/gateways/more': `<h2 id=more>More gateways</h2>${words}${sample('yaml')}${words}`,
});

const ask = async (args: {query: string; version?: string; max_tokens?: number; from?: number}) =>
  await searchDocs.run(searchDocs.input.parse(args), library());

describe('what search_docs shows of a section', () => {
  it('of the best is all up to the end of its first sample, of others no part of a sample', async () => {
    const {data} = await ask({query: 'trusted gateways'});
    const [best, ...others] = data.results;
    expect(best?.markdown).toMatch(/```yaml\n(?:gateway: trusted\n)+```\s*$/);
    expect(best?.rest).toBeGreaterThan(0);
    expect(others.map(({section}) => section)).toContain('more');
    for (const {markdown} of others) expect(markdown).not.toContain('```');
  });

  it('of the best is no part of a sample that would take half of the answer', async () => {
    const {data, text} = await ask({query: 'trusted gateways', max_tokens: 500});
    expect(data.results[0]?.markdown).toContain('Restrict requests');
    expect(text).not.toContain('```');
  });
});

describe('a search', () => {
  it('keeps to the tokens that it may take, and says when all results were seen', async () => {
    const small = await ask({query: 'trusted gateways', max_tokens: 100});
    expect(Math.ceil(small.text.length / 4)).toBeLessThanOrEqual(100);
    const past = await ask({query: 'trusted gateways', from: 1000});
    expect(past.text).toMatch(/^That is all: there are \d+ results/);
  });

  it.each(['v0.0.47', '0.0.47', ''])('takes the release as %j', async (version) => {
    const {data} = await ask({query: 'gateways', version});
    expect(data.results[0]?.source.version).toBe('v0.0.47');
  });

  it('names the releases that have pages for one that has none', async () => {
    await expect(ask({query: 'gateways', version: '0.0.1'})).rejects.toThrow(
      'There are no pages of 0.0.1; there are pages of v0.0.47.',
    );
  });

  it.each(['', ' \n'])('needs words: not %j', async (query) => {
    await expect(ask({query})).rejects.toThrow('There are no words in it');
  });
});
