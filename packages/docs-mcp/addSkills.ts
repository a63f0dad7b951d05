import type {McpServer} from '@modelcontextprotocol/server';
import {skillEntry, SkillsExtension, type Skill} from '@modelcontextprotocol/server/ext/skills';
import type {DocsLibrary} from './library/DocsLibrary';
import {CACHE} from './shared';

const FILE = 'SKILL.md';

/** Adds the skills that the site publishes, for clients that load them over the protocol (SEP-2640). */
export function addSkills(server: McpServer, {skills}: DocsLibrary): void {
  const entries = (): Promise<Skill[]> =>
    Promise.all([...skills].map(([name, text]) => skillEntry(name, {[FILE]: text})));
  const extension = new SkillsExtension({
    cacheHint: CACHE,
    strict: true,
    source: {
      list: async () => ({skills: await entries()}),
      get: async (uri) => (await entries()).find((skill) => skill.uri === uri),
      read: async (uri) => {
        const at = (await entries()).findIndex((skill) => skill.uri === uri);
        const text = [...skills.values()][at];
        return text === undefined ? undefined : {text, mimeType: 'text/markdown'};
      },
      listResources: async () =>
        (await entries()).map(({uri, frontmatter: {name, description}}) => ({
          uri,
          name,
          description,
          mimeType: 'text/markdown',
        })),
    },
  });
  extension.attach(server);
}
