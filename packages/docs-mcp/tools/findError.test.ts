import {describe, expect, it} from 'vitest';
import {useLibrary} from '../testing/useLibrary';
import {findError} from './findError';

const library = useLibrary();

describe('find_error says how sure a match is', () => {
  it.each([
    [
      '12:00 ERROR no container runtime available (docker, podman)',
      'printed',
      'its text is printed',
    ],
    ['which runtime of the container is available', 'similar', 'similar words only'],
  ])('%s: %s', async (text, match, words) => {
    const found = await findError.run({text}, library());
    expect(found.data.errors).toMatchObject([
      {
        match,
        fix: 'Start Docker',
        source: {url: 'https://docs.example.com/install#when-it-fails'},
      },
    ]);
    expect(found.text).toContain(`\nMatch: ${words}`);
  });

  it('and offers no error for one shared word, but the pages that have it', async () => {
    const {data, text} = await findError.run({text: 'invalid container name'}, library());
    expect(data.errors).toEqual([]);
    expect(data.pages[0]?.source.url).toBe('https://docs.example.com/install#when-it-fails');
    expect(text).toContain(
      'No entry in the list of errors. Pages that may explain it:\n- /install › Troubleshooting: https://docs.example.com/install#when-it-fails\n- ',
    );
  });

  it('and does not take a text without words', () => {
    expect(findError.input.safeParse({text: ' \n'}).error?.message).toContain('no words in it');
  });

  it('and nothing for words that no page has', async () => {
    const {data, text} = await findError.run({text: 'qwertz uiop'}, library());
    expect([data, text]).toEqual([{errors: [], pages: []}, 'No entry in the list of errors.']);
  });
});
