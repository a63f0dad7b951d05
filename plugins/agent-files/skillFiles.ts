import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {readSkill, SKILLS, skillsIndex} from '@toolhive-docs/agent-files';
import {filesBelow} from '@toolhive-docs/options/filesBelow';

/** Where the first skill is too, for agents that know the address alone. */
const SKILL = 'skill.md';

/**
 * The files of the skills below `skills/` of a site, by their paths below the build; none where a site has no skills.
 *
 * @param addressOf - Full address of the Markdown of a page, by the page's file.
 * @throws Error naming the file of a skill that agents could not read.
 */
export async function skillFiles(
  siteDir: string,
  root: string,
  addressOf: (page: string) => string | undefined,
): Promise<Record<string, string>> {
  const files = existsSync(path.join(siteDir, 'skills')) ? filesBelow(siteDir, 'skills') : [];
  const skills = await Promise.all(
    files
      .filter((file) => /^skills\/[^/]+\/SKILL\.md$/.test(file))
      .map(async (file) =>
        readSkill(await readFile(path.join(siteDir, file), 'utf8'), file, addressOf),
      ),
  );
  const [first] = skills;
  if (!first) return {};
  return {
    [SKILL]: first.text,
    ...Object.fromEntries(skills.map(({name, text}) => [`${SKILLS}${name}/SKILL.md`, text])),
    [`${SKILLS}index.json`]: JSON.stringify(skillsIndex(skills, root), null, 2),
  };
}
