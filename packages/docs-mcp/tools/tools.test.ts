import {expect, it} from 'vitest';
import type * as z from 'zod';
import type {Found, Tool} from '../Tool';
import {useLibrary} from '../testing/useLibrary';
import {tools} from '.';
import {listPages} from './listPages';

const library = useLibrary({
  '/toolhive/reference/cli/thv': '<p>Runs servers.</p>',
  '/toolhive/reference/cli/thv_config':
    '<h2 id=subcommands>Subcommands</h2><table><tr><th>Command<th>Meaning<tr><td>get-ca-cert<td>Prints it</table>',
});

/** Calls with answers of all kinds. */
const CALLS: readonly (readonly [
  tool: (typeof tools)[number]['name'],
  input: Record<string, unknown>,
])[] = [
  ['search_docs', {query: 'ports'}],
  ['get_page', {url: '/guides/run'}],
  ['list_pages', {}],
  ['find_error', {text: 'no container runtime available'}],
  ['find_error', {text: 'invalid container name'}],
  ['describe_command', {command: 'thv config'}],
  ['describe_command', {command: 'thv completion'}],
  ['describe_operation', {operation: 'createWorkload'}],
  ['describe_field', {resource: 'MCPServer', path: 'spec.transport'}],
  ['describe_field', {resource: 'MCPServer', path: 'spec'}],
  ['check_command', {command_line: 'thv run --name a --name b --prot 1 fetch'}],
  ['check_command', {command_line: 'thv list'}],
  ['check_manifest', {yaml: 'kind: MCPServer'}],
  ['check_profile', {json: '{"raed": []}'}],
  ['check_registry', {json: '{"servers": {}}'}],
  ['changes', {from: 'v0.0.46', to: 'v0.0.48'}],
  ['changes', {to: 'v0.0.6'}],
  ['changes', {to: 'v0.0.2'}],
];

/** What texts put around the facts: names of fields in words, and how the call is followed by another one. */
const FRAME =
  /^(?:More|Fields|Values|Default|Required):|^Right for ToolHive|its text is printed in the message|^No entry in the list of errors\. Pages that may explain it:|^\[\d+ tokens more.*\]$|^\[get_page\(\S+\) reads the sections/gm;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

function answerOf(
  name: string,
  input: Record<string, unknown>,
): Found<Record<string, unknown>> | Promise<Found<Record<string, unknown>>> {
  const tool = tools.find((one) => one.name === name) as Tool<z.ZodObject, z.ZodObject> | undefined;
  if (!tool) throw new Error(`there is no tool ${name}`);
  return tool.run(input, library());
}

it.each(CALLS)('a release and a digest stand in the answer: %s %j', async (name, input) => {
  const {data} = await answerOf(name, input);
  expect(JSON.stringify(data)).toMatch(/"version":"v\d+\.\d+\.\d+","digest":"sha256:[0-9a-f]{64}"/);
});

it.each(CALLS)(
  'what the text says stands in the structured content, too: %s %j',
  async (name, input) => {
    const {data, text} = await answerOf(name, input);
    const said = new Set(wordsOf(JSON.stringify(data).replaceAll(String.raw`\n`, ' ')));
    const missing = wordsOf(text.replace(FRAME, '')).filter((word) => !said.has(word));
    expect([...new Set(missing)]).toEqual([]);
  },
);

it('each tool is among these calls', () => {
  expect(new Set(CALLS.map(([name]) => name))).toEqual(new Set(tools.map(({name}) => name)));
});

it('list_pages names all pages', async () => {
  expect((await listPages.run({}, library())).text).toContain('- Run (guide, ');
});
