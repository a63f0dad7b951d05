import {expect, it} from 'vitest';
import {withinOneTypo} from './withinOneTypo';

it.each([
  ['kubern', 'kubernetes', 'nothing wrong'],
  ['kuvern', 'kubernetes', 'a wrong letter'],
  ['kubrn', 'kubernetes', 'a missing letter'],
  ['kubeern', 'kubernetes', 'a letter too many'],
  ['kubren', 'kubernetes', 'two letters swapped'],
  ['kubernx', 'kubernetes', 'a wrong last letter'],
])('%s begins %s: %s', (beginning, word) => {
  expect(withinOneTypo(beginning, word)).toBe(true);
});

it.each([
  ['kvbxrn', 'kubernetes'],
  ['kubernetesxx', 'kubernetes'],
  ['secrt', 'registry'],
])('%s does not begin %s', (beginning, word) => {
  expect(withinOneTypo(beginning, word)).toBe(false);
});
