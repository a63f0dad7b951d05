import {describe, expect, it} from 'vitest';
import {useLibrary} from '../testing/useLibrary';
import {describeCommand} from './describeCommand';
import {getPage} from './getPage';

const long = (word: string): string => `<p>${`${word} `.repeat(300)}.</p>`.repeat(4);

const library = useLibrary({
  '/toolhive/reference/cli/thv': '<p>Runs servers.</p>',
  '/toolhive/reference/cli/thv_run': ['usage', 'flags', 'traps', 'files']
    .map((id) => `<h2 id=${id}>${id}</h2>${long(id)}`)
    .join(''),
});

const ask = async (command: string) => await describeCommand.run({command}, library());

describe('a command whose page is long', () => {
  it('is cut at the end of a paragraph that is not a heading, with a mark that names how the rest is read', async () => {
    const {text} = await ask('thv run');
    expect(text).toMatch(
      /flags \.\n\n\[\d+ tokens more: get_page\(https:\S+\/thv_run\) with from=\d+, or a section: traps, files\]$/,
    );
  });

  it('is complete when the rest is read as the mark says', async () => {
    const {text} = await ask('thv run');
    const [mark = '', url = '', from = ''] =
      /\n\n\[.*get_page\((.*)\) with from=(\d+)\b.*$/.exec(text) ?? [];
    const rest = await getPage.run({url, from: Number(from)}, library());
    const page = library().index.pages.find((one) => one.url === url);
    if (!page) throw new Error(`There is no page ${url}.`);
    expect(text.slice(0, -mark.length) + rest.text).toBe(library().textOf(page));
  });
});

it('a command is described by its flags', async () => {
  expect((await ask('run')).data.flags).toContainEqual(
    expect.objectContaining({name: '--transport', type: 'string', default: 'stdio'}),
  );
});

describe('a command line', () => {
  it.each(['thv run fetch', 'run --transport sse fetch', 'thv --debug run -- --port 1'])(
    'is described by the command that it calls: %s',
    async (line) => {
      expect((await ask(line)).data.command).toBe('thv run');
    },
  );

  it.each([
    ['thv group', 'ToolHive v0.0.47 has no command "thv group"; known: config, inspector, list'],
    ['thv group run fetch', 'has no command "thv group run fetch"; known: config'],
    ['thv config set-registry', 'did you mean set-registry-url?'],
  ])('with a command that the release does not have is refused: %s', async (line, message) => {
    await expect(ask(line)).rejects.toThrow(message);
  });
});

describe('a command without a page', () => {
  it.each([
    ['thv completion', ['bash', 'zsh', 'fish', 'powershell']],
    ['help', undefined],
  ])('%s is described by what is known of it', async (command, values) => {
    const {data, text} = await ask(command);
    const name = command.replace(/^(?:thv )?/, 'thv ');
    expect(data).toMatchObject({
      command: name,
      source: {url: 'https://docs.example.com/toolhive/reference/cli/thv'},
    });
    expect(data.arguments[0]?.values).toEqual(values);
    expect(text).toContain(`Usage: \`${name}`);
  });

  it('is proposed for a misspelled one', async () => {
    await expect(ask('thv completoin')).rejects.toThrow(/did you mean completion\?/);
  });
});
