import type {SiteRule} from '../rule';

const FILE = 'packages/docs-checks/reviewed/names.yaml';

/** Reviewed lists hold only what some page uses. */
export const reviewedRule: SiteRule = {
  name: 'reviewed',
  check(pages, {reviewed}, report) {
    const {
      environment,
      flags,
      ports,
      images,
      servers,
      paths,
      directories,
      versions,
      addresses,
      httpPaths,
      mentions,
    } = reviewed;
    const text = pages.map(({source}) => source).join('\n');
    for (const [list, names] of Object.entries({
      environment,
      flags,
      ports,
      images,
      servers,
      paths,
      directories,
      versions,
      addresses,
      httpPaths,
    })) {
      for (const name of Object.keys(names)) {
        if (!text.includes(name.replace(/\*$/, '')))
          report(FILE).problem(1, `no page uses "${name}"; remove it from ${list}`);
      }
    }
    for (const {code, page} of mentions) {
      const used = pages.some(
        ({file, spans}) =>
          (page === undefined || file.endsWith(page)) && spans.some((span) => span.code === code),
      );
      if (!used)
        report(FILE).problem(1, `no page has the inline code "${code}"; remove it from mentions`);
    }
  },
};
