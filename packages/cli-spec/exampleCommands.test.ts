import {describe, expect, it} from 'vitest';
import {exampleCommands} from './exampleProblems';

describe('finding calls of thv in a line of shell', () => {
  it('finds the call behind a pipe', () => {
    expect(exampleCommands('printf %s "$TOKEN" | thv secret set github-pat', 'thv')).toEqual([
      ['thv', 'secret', 'set', 'github-pat'],
    ]);
  });

  it('drops a redirection and its file', () => {
    expect(exampleCommands('thv secret set tls-key < key.pem', 'thv')).toEqual([
      ['thv', 'secret', 'set', 'tls-key'],
    ]);
    expect(exampleCommands('thv list 2>/dev/null', 'thv')).toEqual([['thv', 'list']]);
  });

  it('keeps quoted words whole', () => {
    expect(exampleCommands(`thv run -v "$HOME/my notes:/notes" 'a b' c\\ d`, 'thv')).toEqual([
      ['thv', 'run', '-v', '$HOME/my notes:/notes', 'a b', 'c d'],
    ]);
  });

  it('finds each call of a chain', () => {
    expect(exampleCommands('thv stop a && thv rm a; ls', 'thv')).toEqual([
      ['thv', 'stop', 'a'],
      ['thv', 'rm', 'a'],
    ]);
  });
});
