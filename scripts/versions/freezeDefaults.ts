import {defaultOf, type CliSpec} from '@toolhive-docs/cli-spec';

const ELEMENT = /<Default\s+of="([^"]+)"\s*\/>/g;

/**
 * Writes the value in place of each `<Default of="…" />` of a page.
 *
 * @throws Error when the flag does not exist or has no default.
 */
export function freezeDefaults(page: string, spec: CliSpec): string {
  return page.replace(ELEMENT, (_element, flag: string) => `\`${defaultOf(spec, flag)}\``);
}
