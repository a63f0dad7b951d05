import type {Output} from '@toolhive-docs/cli-spec';
import {blocks, code, fence, heading, table} from './mdx';
import {type PageContext, prose} from './prose';

/** What the command prints, per format, and its exit codes. */
export function output(page: PageContext): string {
  const {command} = page;
  const formats = command.output.map((format) => formatBlock(page, format));
  const rows = command.exit.map(({code: status, when}) => [
    code(String(status)),
    prose(page, when),
  ]);
  return blocks(
    ...(formats.length > 0 ? [heading(2, 'Output', 'output'), ...formats] : []),
    heading(2, 'Exit codes', 'exit-status'),
    table(['Code', 'Description'], rows),
  );
}

function formatBlock(page: PageContext, format: Output): string {
  const several = page.command.output.length > 1;
  const rows = format.parts?.items.map(({name, meaning}) => [code(name), prose(page, meaning)]);
  return blocks(
    several ? heading(3, `Format ${format.format}`, `output-${format.format}`) : undefined,
    prose(page, format.meaning),
    rows && format.parts && table([format.parts.kind, 'Description'], rows),
    ...(format.sample === undefined
      ? []
      : [fence('bash', format.command), sample(format.language, format.sample)]),
  );
}

function sample(language: Output['language'], text: string): string {
  return blocks(
    fence(`${language} output`, text),
    'Example output; names, ports, and times differ on your machine.',
  );
}
