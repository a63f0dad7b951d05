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
    expect(found.data.errors).toMatchObject([{match, fix: 'Start Docker'}]);
    expect(found.text).toContain(`\nMatch: ${words}`);
  });

  it('and offers nothing for one shared word', async () => {
    const {data, text} = await findError.run({text: 'invalid container name'}, library());
    expect(data.errors).toEqual([]);
    expect(text).toContain('The pages explain no such error');
  });
});
