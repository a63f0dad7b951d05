import {
  loadFacts,
  loadPages,
  parsePage,
  Ledger,
  type Facts,
  checkFences,
  pageRules,
} from '@toolhive-docs/docs-checks';
import {projectRoot} from '../scripts/support/projectRoot.mjs';

// Does the check of the docs notice a wrong letter? Puts one into a name on a page, again and again, and counts what is found.

/** Names of each kind, as they stand on pages. */
const KINDS: Readonly<Record<string, RegExp>> = {
  'flag names': /(?<=[\s`])--[a-z][a-z-]{3,}(?=[ =`\n])/g,
  subcommands:
    /(?<=(?:^|[\s`])thv )(?:run|list|stop|rm|restart|logs|serve|proxy|search|version|inspector|secret|config|registry)\b/gm,
  'environment variables': /\b(?:TOOLHIVE|OP|XDG)_[A-Z_]+\b/g,
  'API paths': /(?<=\/api\/v1beta\/)[a-z]+/g,
  images: /(?<=mcp\/)[a-z]{4,}(?=:latest)/g,
  'YAML keys':
    /^ +(?:image|transport|permissionProfile|resources|podTemplateSpec|replicaCount|allowedNamespaces)(?=:)/gm,
  'JSON keys':
    /(?<=")(?:mcpServers|insecure_allow_all|allow_host|allow_port|outbound|network|read|write|jsonrpc)(?=":)/g,
  versions: /0\.0\.(?:47|11|6)\b/g,
  directories: /(?<=\.local\/share\/)toolhive(?=\/)/g,
  'chart values': /(?<=`operator\.)[a-zA-Z]+/g,
};
/** Rules about words would find most mistakes by themselves; only the data counts here. */
const WORD_RULES = new Set(['spelling', 'style', 'heading-case']);
const PER_KIND = 40;

function withMistake(name: string): string {
  if (/^[\d.]+$/.test(name)) return `${name}9`;
  const at = Math.floor(name.length / 2);
  const letter = name.charAt(at) === name.charAt(at).toUpperCase() ? 'Q' : 'q';
  return `${name.slice(0, at)}${letter}${name.slice(at + 1)}`;
}

async function isNoticed(file: string, source: string, facts: Facts): Promise<boolean> {
  const ledger = new Ledger();
  const page = parsePage(file, source);
  await checkFences(page, facts, ledger);
  for (const rule of pageRules)
    if (!WORD_RULES.has(rule.name))
      await rule.check(page, facts, ledger.reportFor(rule.name, file));
  return ledger.problems.length > 0;
}

const facts = loadFacts(projectRoot);
const pages = loadPages(projectRoot).filter(({generated}) => !generated);
for (const [kind, pattern] of Object.entries(KINDS)) {
  const places = pages.flatMap(({file, source}) =>
    [...source.matchAll(pattern)].map(({0: name, index}) => ({file, source, name, index})),
  );
  const step = Math.max(1, Math.ceil(places.length / PER_KIND));
  const tried = places.filter((_, index) => index % step === 0);
  const missed: string[] = [];
  for (const {file, source, name, index} of tried) {
    const changed = `${source.slice(0, index)}${withMistake(name)}${source.slice(index + name.length)}`;
    if (!(await isNoticed(file, changed, facts)))
      missed.push(
        `  missed: ${file}:${source.slice(0, index).split('\n').length} ${withMistake(name)}`,
      );
  }
  console.log(
    [`${kind}: ${tried.length - missed.length} of ${tried.length} found`, ...missed].join('\n'),
  );
}
