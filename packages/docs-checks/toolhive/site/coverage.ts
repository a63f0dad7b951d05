import {commandSlug, findCommand} from '@toolhive-docs/cli-spec';
import type {Facts} from '../../facts/types';
import type {Page} from '../../page/types';
import type {SiteRule} from '../../rule';
import {commandsWithFlag} from '../commands/thv';
import {valueProblems} from '../prose/valuesRule';
import {portProblem} from '../values/addresses';
import {environmentProblem, imageProblem, serverNameProblem} from '../values/names';
import {versionProblem} from '../values/versions';

/** The page that explains every flag of `thv run`. */
const RUN_GUIDE = 'docs/toolhive/guides-cli/run-mcp-servers.mdx';

/** Every command is linked from a page that is not reference, and every flag of `thv run` is explained in its guide. */
export const commandsRule: SiteRule = {
  name: 'coverage',
  check(pages, {cli}, report) {
    const guides = pages.filter(({frontMatter}) => frontMatter.kind !== 'reference');
    const linked = new Set(
      guides.flatMap(({links}) =>
        links.flatMap(({url}) => /reference\/cli\/([\w-]+)\.mdx/.exec(url)?.[1] ?? []),
      ),
    );
    for (const {path} of cli.commands) {
      const slug = commandSlug(path);
      if (!linked.has(slug))
        report('docs').problem(
          1,
          `no guide or concept page links ${path}; link reference/cli/${slug}.mdx where a reader needs it`,
        );
    }
    const guide = pages.find(({file}) => file === RUN_GUIDE);
    const flags = findCommand(cli, 'thv run')?.flags.filter(({hidden}) => !hidden) ?? [];
    for (const {name} of flags) {
      if (guide && !names(guide, name))
        report(RUN_GUIDE).problem(
          1,
          `the guide does not explain ${name} of thv run; name it or link its entry`,
        );
    }
  },
};

function names({links, spans}: Page, flag: string): boolean {
  return (
    links.some(({url}) => url.endsWith(`thv_run.mdx#${flag}`)) ||
    spans.some(({code}) => code.split(/[= ]/).includes(flag))
  );
}

const FILE = 'packages/docs-checks/reviewed/names.yaml';

/** The reviewed lists whose names stand on pages as they are. */
const NAMED = [
  'environment',
  'flags',
  'ports',
  'images',
  'servers',
  'paths',
  'directories',
  'versions',
  'addresses',
  'httpPaths',
] as const;

/** How the data answers for a name of a reviewed list: undefined when it knows the name. */
const ANSWERS: Readonly<
  Partial<Record<(typeof NAMED)[number], (name: string, facts: Facts) => unknown>>
> = {
  environment: environmentProblem,
  flags: (name, facts) => (commandsWithFlag(facts, name).length > 0 ? undefined : name),
  ports: (port, facts) => portProblem(Number(port), facts),
  images: imageProblem,
  servers: serverNameProblem,
  versions: versionProblem,
};

/** Reviewed lists hold only what some page uses and no data knows. */
export const reviewedRule: SiteRule = {
  name: 'reviewed',
  check(pages, facts, report) {
    const {reviewed} = facts;
    const known = (list: string, name: string, uses: readonly Page[]) =>
      report(FILE).problem(
        1,
        `specs/ knows "${name}" now; remove it from ${list}, and correct what pages say of it: ${uses.map(({file}) => file).join(', ')}`,
      );
    for (const list of NAMED) {
      const bare = {...facts, reviewed: {...reviewed, [list]: {}}};
      for (const name of Object.keys(reviewed[list])) {
        const uses = pages.filter(({source}) => source.includes(name.replace(/\*$/, '')));
        if (uses.length === 0)
          report(FILE).problem(1, `no page uses "${name}"; remove it from ${list}`);
        else if (ANSWERS[list] && ANSWERS[list](name, bare) === undefined) known(list, name, uses);
      }
    }
    for (const {code, page} of reviewed.mentions) {
      const uses = pages.filter(
        ({file, spans}) =>
          (page === undefined || file.endsWith(page)) && spans.some((span) => span.code === code),
      );
      if (uses.length === 0)
        report(FILE).problem(1, `no page has the inline code "${code}"; remove it from mentions`);
      else if (
        uses.every((each) =>
          each.spans.every(
            (span) => span.code !== code || valueProblems(span, each, facts).length === 0,
          ),
        )
      )
        known('mentions', code, uses);
    }
  },
};
