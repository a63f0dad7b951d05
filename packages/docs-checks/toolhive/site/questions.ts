import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {didYouMean} from '@toolhive-docs/cli-spec';
import {offsetInYaml} from '@toolhive-docs/options/yamlPlace';
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
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(join(root, file), 'utf8'), {lineCounter: lines});
    const report = (path: string[], message: string): void => {
      const {line} = lines.linePos(offsetInYaml(document, path));
      ledger.reportFor('questions', file).problem(line, message);
    };
    const [error] = document.errors;
    const routes = error ? undefined : Routes.safeParse(document.toJS());
    if (!routes?.success) {
      const {line} = lines.linePos(error?.pos[0] ?? 0);
      const message = error?.message ?? 'allowed: routes of pages, each with its headings below it';
      ledger.reportFor('questions', file).problem(line, message);
      continue;
    }
    for (const [route, sections] of Object.entries(routes.data ?? {})) {
      if (DRAWN_PAGES.includes(route)) continue;
      const ids = idsOf.get(route);
      if (!ids) report([route], `no page has this route; ${didYouMean(route, [...idsOf.keys()])}`);
      for (const id of Object.keys(ids ? sections : {}))
        if (id !== '' && !ids?.includes(id))
          report([route, id], `${route} has no heading #${id}; ${didYouMean(id, ids ?? [])}`);
    }
  }
}
