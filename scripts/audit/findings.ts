import * as z from 'zod';

const Advisory = z.object({
  source: z.number(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
  name: z.string(),
});

/** The part of `npm audit --json` (report version 2) that is read here. Text entries of `via` repeat what another entry explains. */
const Report = z.object({
  vulnerabilities: z.record(z.string(), z.object({via: z.array(z.union([z.string(), Advisory]))})),
});

const Refusal = z.object({message: z.string()});

export type Finding = z.infer<typeof Advisory>;

/** What the registry said: its findings, or why it did not say. */
export type AuditResult = {readonly findings: readonly Finding[]} | {readonly unavailable: string};

/** Reads what `npm audit --json` printed. A registry that cannot be asked is no finding. */
export function readAudit(output: string): AuditResult {
  let printed: unknown;
  try {
    printed = JSON.parse(output);
  } catch {
    return {unavailable: output.trim().split('\n')[0] || 'npm printed nothing'};
  }
  const report = Report.safeParse(printed);
  if (!report.success)
    return {
      unavailable:
        Refusal.safeParse(printed).data?.message ?? 'npm printed something other than a report',
    };
  const all = Object.values(report.data.vulnerabilities).flatMap(({via}) =>
    via.filter((each) => typeof each !== 'string'),
  );
  return {findings: [...new Map(all.map((each) => [each.url, each])).values()]};
}

/**
 * A line for each finding that is not accepted, and for each acceptance that is not needed any more.
 *
 * @param accepted - Addresses of advisories.
 */
export function findingProblems(
  findings: readonly Finding[],
  accepted: readonly string[],
): string[] {
  return [
    ...findings
      .filter(({url}) => !accepted.includes(url))
      .map(
        ({name, range, severity, title, url}) =>
          `${name} ${range}: ${title} (${severity}), ${url}. Fix: update it, or add the address to acceptedFindings with the reason why it does not matter here.`,
      ),
    ...accepted
      .filter((url) => !findings.some((each) => each.url === url))
      .map((url) => `acceptedFindings names ${url}, which is no finding any more. Fix: remove it.`),
  ];
}

/** A sentence for whoever relies on the check: it says that nothing is known, not that nothing was found. */
export const notCheckedMessage = (reason: string): string =>
  `Security advisories: not checked. Could not fetch them: ${reason}. Run \`npm run audit\` where the registry answers.`;
