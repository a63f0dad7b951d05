import {describe, expect, it} from 'vitest';
import {problemsOf} from '../testing/checkPage';

const command = '   ```bash\n   thv list\n   ```\n';
const problems = (page: string) => problemsOf('steps', page);

describe('steps', () => {
  it.each([
    ['a sentence after it', `1. Run it:\n\n${command}\n   The output shows the server.`],
    ['an output after it', `1. Run it:\n\n${command}\n   \`\`\`text output\n   NAME\n   \`\`\``],
    ['what leads to it', `1. **Run it**, so that the server starts:\n\n${command}`],
  ])('may say what a command does in %s', async (_where, page) => {
    expect(await problems(page)).toEqual([]);
  });

  it('begin with a verb, the optional ones after the word that says so', async () => {
    const step = (lead: string) => `1. ${lead}, which lists the servers:\n\n${command}`;
    expect(await problems(step('(Optional) Run it'))).toEqual([]);
    expect(await problems(step('The command'))).toEqual([
      expect.stringContaining('"The": begin the step with a verb'),
    ]);
  });

  it('are lists with a command, and no others', async () => {
    expect(await problems('1. The flag.\n2. The registry.')).toEqual([]);
    expect(await problems(`- The list:\n\n${command.replaceAll('   ', '  ')}`)).toEqual([]);
  });
});
