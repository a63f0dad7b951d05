/** Findings of a checker against those that are accepted: what is new, and what is accepted though it is gone. */
export function judge(
  found: readonly string[],
  accepted: Readonly<Record<string, string>>,
): string[] {
  return [
    ...found.filter((one) => !(one in accepted)).map((one) => `found: ${one}`),
    ...Object.keys(accepted)
      .filter((one) => !found.includes(one))
      .map((one) => `no longer found, take it out of expected.yaml: ${one}`),
  ];
}
