import type {BundledLanguage} from 'shiki';

/** Languages of spec §2 ("Syntax highlighting") and those the pages use besides. */
export const LANGUAGES = [
  'bash',
  'json',
  'powershell',
  'docker',
  'lua',
  'yaml',
  'toml',
  'ini',
  'diff',
  'http',
  'javascript',
  'typescript',
  'tsx',
  'python',
  'go',
  'css',
  'html',
  'markdown',
  'mdx',
] as const satisfies readonly BundledLanguage[];

export type Language = (typeof LANGUAGES)[number];

/** Short names that may stand in a fence. */
const ALIASES: Readonly<Record<string, Language>> = {
  sh: 'bash',
  shell: 'bash',
  dockerfile: 'docker',
  yml: 'yaml',
  js: 'javascript',
  jsonc: 'json',
  ts: 'typescript',
  py: 'python',
  md: 'markdown',
};

/** The language that a fence names, by its own name or a short one; undefined when this site has none of that name. */
export const languageOf = (name: string): Language | undefined =>
  LANGUAGES.find((language) => language === (ALIASES[name] ?? name));

/** Every name that a fence may use, plain text aside. */
export const LANGUAGE_NAMES: readonly string[] = [...LANGUAGES, ...Object.keys(ALIASES)];
