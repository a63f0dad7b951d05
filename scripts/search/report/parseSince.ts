import * as z from 'zod';

const UNITS = {m: 60_000, h: 3_600_000, d: 86_400_000} as const;

/**
 * Reads a time: a date such as `2026-01-31`, or a while ago such as `7d`, `24h`, `30m`.
 * @throws Error naming what is allowed.
 */
export function parseSince(text: string, now = Date.now()): Date {
  const [, amount, unit] = /^(\d+)([mhd])$/.exec(text) ?? [];
  if (amount !== undefined)
    return new Date(now - Number(amount) * UNITS[unit as keyof typeof UNITS]);
  const date = new Date(text);
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  // `Date` reads 31 February as a day of March.
  if (Number.isNaN(date.getTime()) || !z.iso.date().safeParse(day).success)
    throw new Error(
      `--since ${text} is not a time. Allowed: a date such as 2026-01-31, or a while such as 7d, 24h, 30m.`,
    );
  return date;
}
