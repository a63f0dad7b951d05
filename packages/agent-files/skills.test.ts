import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {readSkill, skillsIndex} from './skills';

const FILE = 'skills/tool/SKILL.md';
const source = (matter: string, body = ''): string => `---\n${matter}\n---\n\n${body}`;
const MATTER = 'name: tool\ndescription: Runs it.';
const pages = (page: string): string | undefined =>
  page === 'docs/run.mdx' ? 'https://a.example/run.md' : undefined;

it('links of a skill lead to the Markdown of pages and of their sections', () => {
  const {text} = readSkill(
    source(MATTER, 'See [Run](../../docs/run.mdx) and [ports](../../docs/run.mdx#ports).'),
    FILE,
    pages,
  );
  expect(text).toContain(
    'See [Run](https://a.example/run.md) and [ports](https://a.example/run.md?section=ports).',
  );
});

it('a link to no page, a foreign name and a missing description stop the build', () => {
  expect(() => readSkill(source(MATTER, '[A](../../docs/a.mdx)'), FILE, pages)).toThrow(
    /docs\/a\.mdx, which is no page\. Fix:/,
  );
  expect(() => readSkill(source('name: other\ndescription: A.'), FILE, pages)).toThrow(
    /the name is "other"; allowed: the name of its folder/,
  );
  expect(() => readSkill(source('name: tool'), FILE, pages)).toThrow(/description/);
});

it('the index has the digest of what is published', () => {
  const skill = readSkill(source(MATTER), FILE, pages);
  const hex = createHash('sha256').update(skill.text).digest('hex');
  expect(skillsIndex([skill], 'https://a.example/docs/')).toMatchObject({
    skills: [
      {
        name: 'tool',
        type: 'skill-md',
        url: 'https://a.example/docs/.well-known/agent-skills/tool/SKILL.md',
        digest: `sha256:${hex}`,
      },
    ],
  });
});
