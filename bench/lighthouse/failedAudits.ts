/** The part of a Lighthouse report that we read. */
export interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly {readonly id: string; readonly weight: number}[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly id: string;
  readonly title: string;
  /** 0 to 1; null when it does not apply. */
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly displayValue?: string;
  readonly numericValue?: number;
  readonly details?: {readonly items?: readonly unknown[]};
}

export interface FailedAudit {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly score: number;
  /** Its share in the score of its category; 0 is advice only. */
  readonly weight: number;
  /** The figure and the first places that Lighthouse names, each on a line of its own. */
  readonly detail: string;
}

const SHOWN_ITEMS = 4;

/** Audits below 1 in any of the reports of one page, each with the worst report's words; those without weight come last. */
export function failedAudits(reports: readonly Report[]): FailedAudit[] {
  const worst = new Map<string, FailedAudit>();
  for (const {categories, audits} of reports) {
    for (const [category, {auditRefs}] of Object.entries(categories)) {
      for (const {id, weight} of auditRefs) {
        const audit = audits[id];
        if (audit?.score == null || audit.score >= 1 || audit.scoreDisplayMode === 'manual')
          continue;
        if (audit.score >= (worst.get(id)?.score ?? 1)) continue;
        worst.set(id, {
          id,
          category,
          title: audit.title,
          score: audit.score,
          weight,
          detail: detailOf(audit),
        });
      }
    }
  }
  return [...worst.values()].sort((a, b) => b.weight - a.weight);
}

function detailOf({displayValue, details}: Audit): string {
  const items = (details?.items ?? [])
    .slice(0, SHOWN_ITEMS)
    .map((item) => `\n      ${JSON.stringify(leaves(item)).slice(0, 300)}`)
    .filter((line) => !line.endsWith('{}'));
  return `${displayValue ? ` – ${displayValue}` : ''}${items.join('')}`;
}

/** What is kept of an item, and of the element that it names. */
const KEPT = [
  ...['url', 'selector', 'snippet', 'explanation', 'wastedMs', 'wastedBytes', 'totalBytes'],
  ...['description', 'label', 'value', 'source', 'issueType', 'subItems'],
];

/** An item without what only Lighthouse's own page needs. */
function leaves(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const {node, ...own} = item as Record<string, unknown>;
  const all: Record<string, unknown> = {...own, ...(node ?? {})};
  return Object.fromEntries(KEPT.map((name) => [name, all[name]]));
}
