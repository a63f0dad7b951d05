import {describe, expect, it} from 'vitest';
import {stem} from './stem';

describe('stem', () => {
  it.each([
    ['install', 'installs', 'installed', 'installing', 'installation'],
    ['policy', 'policies'],
    ['stop', 'stops', 'stopped', 'stopping'],
    ['configure', 'configured', 'configuring', 'configuration', 'configurations'],
    ['remove', 'removed', 'removal'],
    ['authenticate', 'authenticated', 'authentication'],
    ['verify', 'verified', 'verification'],
    ['deploy', 'deployed', 'deployment'],
    ['release', 'releases', 'released'],
    ['discover', 'discovery'],
    ['class', 'classes'],
    ['alias', 'aliases'],
    ['copy', 'copies'],
    ['try', 'tries'],
  ])('%s shares its stem with its inflections', (word, ...inflections) => {
    expect(inflections.map(stem)).toEqual(inflections.map(() => stem(word)));
  });

  it.each([
    ['server', 'serve'],
    ['registry', 'register'],
    ['operator', 'operate'],
    ['remote', 'remove'],
    ['run', 'runner'],
    ['port', 'transport'],
    ['access', 'acces'],
  ])('%s and %s stay apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('leaves names and numbers alone', () => {
    expect(['k8s', 'v0047', '--targets', 'status', 'kubernetes2s'].map(stem)).toEqual([
      'k8s',
      'v0047',
      '--targets',
      'status',
      'kubernetes2s',
    ]);
  });
});
