import {existsSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {escapeRegExp} from '@toolhive-docs/options/escapeRegExp';
import {readYaml} from '@toolhive-docs/options/yaml';
import {type Change, AREAS, type Area} from '../types';

/** Where specs/ may differ from the release, and why. */
export const EXCEPTIONS_FILE = 'specs/release-exceptions.yaml';

const areas = Object.keys(AREAS) as [Area, ...Area[]];
const Exception = z.strictObject({
  area: z.enum(areas, `allowed: ${areas.join(', ')}`),
  /** `*` stands for anything. */
  id: z.string().min(1),
  /** Only this field; left out: the whole. */
  field: z.string().optional(),
  reason: z.string('allowed: who orders it, and why').min(1),
});
const Exceptions = z.strictObject({exceptions: z.array(Exception)});
export type Exception = z.infer<typeof Exception>;

/** @param root absolute path of the project. @throws Error naming file, field, value, what is allowed and the fix. */
export function readExceptions(root: string): Exception[] {
  const file = join(root, EXCEPTIONS_FILE);
  return existsSync(file) ? readYaml(Exceptions, file, EXCEPTIONS_FILE).exceptions : [];
}

/** The changes that no exception covers, and the exceptions that cover none. */
export function withoutExceptions(
  changes: readonly Change[],
  exceptions: readonly Exception[],
): {changes: Change[]; unused: Exception[]} {
  const used = new Set<Exception>();
  const left = changes.flatMap((change): Change[] => {
    const own = exceptions.filter(({area, id}) => area === change.area && fits(id, change.id));
    const whole = own.find(({field}) => field === undefined);
    if (whole) {
      used.add(whole);
      return [];
    }
    const fields = change.fields.filter(({field}) => {
      const exception = own.find((each) => each.field === field);
      if (exception) used.add(exception);
      return exception === undefined;
    });
    return fields.length > 0 || change.fields.length === 0 ? [{...change, fields}] : [];
  });
  return {changes: left, unused: exceptions.filter((exception) => !used.has(exception))};
}

function fits(pattern: string, id: string): boolean {
  const expression = pattern.split('*').map(escapeRegExp).join('.*');
  return new RegExp(`^${expression}$`, 's').test(id);
}
