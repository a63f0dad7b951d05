import {createHash} from 'node:crypto';
import {parse} from 'yaml';
import * as z from 'zod';
import {parseOptions} from '@toolhive-docs/options';

/** Folder of the skills below a site (https://agentskills.io). */
export const SKILLS = '.well-known/agent-skills/';

/** What agents read of a skill before they read the skill (agentskills.io/specification). */
const MatterSchema = z.looseObject({
  name: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'allowed: lower case, digits and hyphens'),
  description: z.string().min(1).max(1024),
});

/** A skill as it is published. */
export interface Skill {
  readonly name: string;
  readonly description: string;
  readonly text: string;
}

/** A link to a page by its file, as in `](../../docs/a.mdx#b)`. */
const LINK = /\]\((?:\.\.\/)+(docs\/[^)#]+)(?:#([^)]+))?\)/g;

/**
 * A skill with links that lead to the Markdown of pages.
 *
 * @param file - Path of the source below the site; its folder has the name of the skill.
 * @param addressOf - Full address of the Markdown of a page, by the page's file.
 * @throws Error naming the file when its front matter is not that of a skill, or a page is unknown.
 */
export function readSkill(
  source: string,
  file: string,
  addressOf: (page: string) => string | undefined,
): Skill {
  const [, matter = ''] = /^---\n([^]*?)\n---\n/.exec(source) ?? [];
  const {name, description} = parseOptions(MatterSchema, parse(matter) ?? {}, file);
  if (file.split('/').at(-2) !== name)
    throw new Error(`${file}: the name is "${name}"; allowed: the name of its folder.`);
  const text = source.replace(LINK, (_link, page: string, id: string | undefined) => {
    const address = addressOf(page);
    if (address === undefined)
      throw new Error(`${file} links to ${page}, which is no page. Fix: name the file of a page.`);
    return `](${address}${id === undefined ? '' : `?section=${encodeURIComponent(id)}`})`;
  });
  return {name, description, text};
}

/**
 * The index by which agents find skills (Agent Skills Discovery 0.2.0).
 *
 * @param root - Full address of the site, with a slash at its end.
 */
export function skillsIndex(skills: readonly Skill[], root: string): object {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skills.map(({name, description, text}) => ({
      name,
      type: 'skill-md',
      description,
      url: new URL(`${SKILLS}${name}/SKILL.md`, root).href,
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    })),
  };
}
