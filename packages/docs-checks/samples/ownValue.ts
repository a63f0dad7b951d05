/** The value of a table under a name that somebody wrote: `constructor` and the like, which every object has, are in no table. */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
