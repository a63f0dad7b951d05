import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {fenceRules} from './toolhive/fences/checkFences';
import {pageRules, siteRules} from './checkDocs';
import {problemsOf} from './testing/checkPage';

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const examples = readme
  .split(/^### /m)
  .slice(1)
  .flatMap((section) => {
    const rule = /^`([\w-]+)`/.exec(section)?.[1] ?? '';
    return [...section.matchAll(/^````mdx\n(.*?)\n````\n\n```text\n(.*?)\n```/gms)].map(
      ([, page = '', message = '']) => ({rule, page, message}),
    );
  });

/** The first TypeScript sample loads the compiler. */
const TIMEOUT = 30_000;

describe('the examples in README.md', () => {
  it.each(examples)(
    'of $rule break the rule with the message that stands below: $message',
    async ({rule, page, message}) => {
      expect(
        (await problemsOf(rule, page)).map((problem) => problem.replace(/^\d+: /, '')),
      ).toEqual([message]);
    },
    TIMEOUT,
  );

  it('are there for every rule', () => {
    const names = [...fenceRules, ...pageRules, ...siteRules]
      .map(({name}) => name)
      .filter((name) => !readme.includes(`\`${name}\``));
    expect(names).toEqual([]);
    expect(examples.length).toBeGreaterThan(25);
  });
});
