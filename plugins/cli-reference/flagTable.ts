import {defaultText, type Flag} from '@toolhive-docs/cli-spec';
import {code, table} from './mdx';
import {type PageContext, prose} from './prose';
import {sinceText} from './sinceText';
import {valueLines} from './valueLines';

const repeatWords: Partial<Record<Flag['type'], string>> = {
  strings: 'Separate values with commas, or repeat the flag.',
  stringArray: 'Repeat the flag for more than one.',
};

/** Table of flags, each with an anchor of its own name. Hidden flags are left out. */
export function flagTable(page: PageContext, flags: readonly Flag[]): string {
  const rows = flags
    .filter((flag) => !flag.hidden)
    .map((flag) => [flagCell(flag), code(flag.type), defaultCell(flag), meaningCell(page, flag)]);
  return table(['Flag', 'Type', 'Default', 'Description'], rows);
}

function flagCell({name, short, required, deprecated}: Flag): string {
  const props = [
    `name="${name}"`,
    ...(short ? [`short="${short}"`] : []),
    ...(required ? ['required'] : []),
    ...(deprecated ? ['deprecated'] : []),
  ];
  return `<Flag ${props.join(' ')} />`;
}

function defaultCell(flag: Flag): string {
  const text = defaultText(flag);
  return text === undefined ? 'none' : code(text);
}

function meaningCell(page: PageContext, flag: Flag): string {
  return [
    prose(page, flag.meaning),
    ...valueLines(page, flag),
    ...(flag.unit ? [`Unit: ${prose(page, flag.unit)}.`] : []),
    ...(flag.repeatable ? [repeatWords[flag.type] ?? ''] : []),
    ...(flag.requires
      ? [`Requires ${flag.requires.map((name) => prose(page, `\`${name}\``)).join(' and ')}.`]
      : []),
    ...(flag.deprecated ? [`Deprecated. ${prose(page, flag.deprecated)}`] : []),
    ...sinceText(page.since, `${page.command.path} ${flag.name}`),
  ].join('<br />');
}
