import {describe, expect, it} from 'vitest';
import {useLibrary} from '../testing/useLibrary';
import {describeCommand} from './describeCommand';

const long = (word: string): string => `<p>${`${word} `.repeat(300)}.</p>`.repeat(4);

const library = useLibrary({
  '/toolhive/reference/cli/thv': '<p>Runs servers.</p>',
  '/toolhive/reference/cli/thv_run': ['usage', 'flags', 'traps', 'files']
    .map((id) => `<h2 id=${id}>${id}</h2>${long(id)}`)
    .join(''),
});

const ask = async (command: string) => await describeCommand.run({command}, library());

describe('a command whose page is long', () => {
  it('is described by usage and flags alone, with the ids of the further sections', async () => {
    const {text, data} = await ask('thv run');
    expect(text).toMatch(/^# [^]*\n## usage\n[^]*\n## flags\n/);
    expect(text).toMatch(/\n\n\[get_page\(https:\S+\/thv_run\) reads the sections traps, files\]$/);
    expect(text).not.toContain('traps traps');
    expect(data.sections).toEqual(['traps', 'files']);
  });

  it('is cut at max_tokens, with a mark that names how the rest is read', async () => {
    const args = describeCommand.input.parse({command: 'thv run', max_tokens: 100});
    const {text, data} = await describeCommand.run(args, library());
    expect(data.markdown.length).toBeLessThanOrEqual(400);
    expect(text).toMatch(/\n\n\[\d+ tokens more: a larger max_tokens, or get_page\(\S+\)\]\n\n\[/);
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
