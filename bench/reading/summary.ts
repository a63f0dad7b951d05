import {markdownTable} from '../search/markdownTable';
import {median} from '../support/median';
import {bars, isReached, type Medians} from './bars';

/** What was measured of one site: a figure for each round, by its name. */
export type Figures = Record<string, number[]>;

/** The middle of each list of figures; of what went wrong, how often it did. */
export function mediansOf(figures: Figures): Record<string, number> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, all]) => [
      name,
      name.endsWith('wrong') ? all.reduce((sum, one) => sum + one, 0) : median(all),
    ]),
  );
}

/** All sites beside each other, each figure with its ratio to the stock site's. */
export function figuresTable(medians: Medians): string {
  const names = [...new Set(Object.values(medians).flatMap((own) => Object.keys(own)))];
  return markdownTable([
    ['', ...Object.keys(medians)],
    ...names.map((name) => [
      name,
      ...Object.values(medians).map((own) => show(name, own[name], medians['docusaurus']?.[name])),
    ]),
  ]);
}

/** Each bar with what was reached. */
export function barsTable(medians: Medians): string {
  return markdownTable([
    ['bar', 'reached', 'limit', ''],
    ...bars(medians).map((bar) => [
      bar.title,
      Number(bar.reached.toFixed(2)),
      bar.limit,
      isReached(bar) ? '✓' : 'missed',
    ]),
  ]);
}

function show(name: string, figure: number | undefined, stock: number | undefined): string {
  if (figure === undefined) return '–';
  if (/ (?:wrong|CLS)$/.test(name)) return String(figure);
  const text = name.endsWith('ms')
    ? String(Math.round(figure))
    : `${(figure / 1024).toFixed(1)} KB`;
  return stock === undefined || stock === 0 || figure === stock
    ? text
    : `${text} (×${(figure / stock).toFixed(2)})`;
}
