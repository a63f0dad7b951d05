import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {didYouMean} from '@toolhive-docs/cli-spec';
import {readYamlText} from '@toolhive-docs/options/yamlText';
import type {Page} from '../../page/types';
import type {Ledger} from '../../report/Ledger';
import {DRAWN_PAGES} from './links';

const FOLDER = 'specs/questions';
const Routes = z.record(z.string(), z.record(z.string(), z.unknown())).nullable();

/** Questions of sections stand below the route of a page and the id of a heading on it. The build checks their form. */
export function checkQuestions(pages: readonly Page[], root: string, ledger: Ledger): void {
  const idsOf = new Map(
    pages.map(({route, headings}) => [
      route.replace(/\/$/, ''),
      headings.flatMap(({id}) => id ?? []),
    ]),
  );
  const names = existsSync(join(root, FOLDER)) ? readdirSync(join(root, FOLDER)) : [];
  for (const file of names.map((name) => `${FOLDER}/${name}`)) {
    const {value, problems, lineAt} = readYamlText(readFileSync(join(root, file), 'utf8'));
    const report = ledger.reportFor('questions', file);
    const at = (path: string[], message: string): void => report.problem(lineAt(path), message);
    for (const {line, message} of problems) report.problem(line, message);
    if (problems.length > 0) continue;
    const routes = Routes.safeParse(value);
    if (!routes.success) {
      at([], 'allowed: routes of pages, each with its headings below it');
      continue;
    }
    for (const [route, sections] of Object.entries(routes.data ?? {})) {
      if (DRAWN_PAGES.includes(route)) continue;
      const ids = idsOf.get(route);
      if (!ids) at([route], `no page has this route; ${didYouMean(route, [...idsOf.keys()])}`);
      for (const id of Object.keys(ids ? sections : {}))
        if (id !== '' && !ids?.includes(id))
          at([route, id], `${route} has no heading #${id}; ${didYouMean(id, ids ?? [])}`);
    }
  }
}
