import {childCommands, lastWord, parentPath} from '@toolhive-docs/cli-spec';
import {commandLink, blocks, code, fence, heading, table} from './mdx';
import {type PageContext, prose} from './prose';
import {sinceText} from './sinceText';
import {valueLines} from './valueLines';

const runtimeWords = {
  needed: 'Requires Docker or Podman.',
  partly: 'Uses Docker or Podman if available.',
  'not-needed': 'Requires no container runtime.',
};

/** What the command is for, how it is written, its subcommands and its arguments. */
export function introduction(page: PageContext): string {
  return blocks(summary(page), usage(page), subcommands(page), argumentTable(page));
}

function summary(page: PageContext): string {
  const {command} = page;
  const runtime =
    command.runtime &&
    [runtimeWords[command.runtime], command.runtimeNote].filter(Boolean).join(' ');
  const aliases = command.aliases.map((alias) =>
    code(`${parentPath(command.path) ?? ''} ${alias}`),
  );
  return blocks(
    prose(page, command.summary),
    ...command.description.map((paragraph) => prose(page, paragraph)),
    runtime && prose(page, runtime),
    ...sinceText(page.since, command.path),
    aliases.length > 0 ? `Alias: ${aliases.join(', ')}` : undefined,
  );
}

function usage({command}: PageContext): string {
  return blocks(heading(2, 'Usage', 'usage'), fence('text', command.usage));
}

function subcommands(page: PageContext): string | undefined {
  const children = childCommands(page.spec, page.command.path);
  if (children.length === 0) return undefined;
  const rows = children.map((child) => [
    commandLink(child.path, code(lastWord(child.path))),
    prose(page, child.summary),
  ]);
  return blocks(
    heading(2, 'Subcommands', 'commands'),
    table(['Command', 'Description'], rows),
    builtins(page),
  );
}

function builtins(page: PageContext): string | undefined {
  const rows = page.spec.builtins
    .filter((builtin) => parentPath(builtin.path) === page.command.path)
    .map((builtin) => {
      const words = builtin.args.items.flatMap(({values = []}) =>
        values.map(({value}) => code(value)),
      );
      return [
        code(builtin.usage),
        prose(page, builtin.summary) + (words.length > 0 ? ` One of ${words.join(', ')}.` : ''),
      ];
    });
  if (rows.length === 0) return undefined;
  return blocks('Other built-in commands:', table(['Usage', 'Description'], rows));
}

function argumentTable(page: PageContext): string | undefined {
  const {items, min, max, extra, orFlag, afterDashes} = page.command.args;
  const rows = items.map((item, index) => {
    const need =
      orFlag === undefined
        ? index < min
          ? 'yes'
          : 'no'
        : `this or ${prose(page, `\`${orFlag}\``)}`;
    return [
      code(item.name),
      need,
      [prose(page, item.meaning), ...valueLines(page, item)].join('<br />'),
    ];
  });
  if (afterDashes)
    rows.push([code(`-- ${afterDashes.name}`), 'no', prose(page, afterDashes.meaning)]);
  const title = heading(2, 'Arguments', 'arguments');
  if (rows.length > 0) return blocks(title, table(['Argument', 'Required', 'Description'], rows));
  return extra === 'ignored' && max === 0
    ? blocks(title, 'Takes no arguments. Extra arguments are silently ignored.')
    : undefined;
}
