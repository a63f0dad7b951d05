import {expect, it} from 'vitest';
import {parseProcesses, treeMemory} from './processTree';

const LISTING = `    1     0  1024
   10     1  2048
   11    10  1024
   12    11  512
   20     1  9999
`;

it('adds up a process and its descendants, and no others', () => {
  expect(treeMemory(parseProcesses(LISTING), 10)).toBe(3.5);
});

it('is nothing for a process that has ended', () => {
  expect(treeMemory(parseProcesses(LISTING), 99)).toBe(0);
});
