import {describe, expect, it} from 'vitest';
import {findingProblems, notCheckedMessage, readAudit} from './findings';
import {scriptProblems, isAllowed, licenceProblems, lockedPackages} from './licences';

const URL = 'https://github.com/advisories/GHSA-1';
const advisory = {
  source: 1,
  title: 'Runs scripts',
  url: URL,
  severity: 'high',
  range: '<2',
  name: 'bad',
};

describe('install scripts', () => {
  const packages = {
    '': {},
    'node_modules/a': {version: '1.0.0'},
    'node_modules/a/node_modules/@b/c': {version: '2.0.0', hasInstallScript: true},
  };

  it('of a package of this project have the name of its folder', () => {
    const own = {'packages/own': {hasInstallScript: true}};
    expect(scriptProblems({packages: own}, {'packages/own': false})).toEqual([]);
  });

  it('are each refused by name', () => {
    expect(scriptProblems({packages}, {'@b/c': false})).toEqual([]);
  });

  it.each([
    ['that nobody decided on', {}, /^@b\/c wants to run a script .* Fix: /],
    ['that are to run', {'@b/c': true}, /lets @b\/c run a script/],
    ['that a package no longer has', {'@b/c': false, a: false}, /names a, which has no/],
  ])('%s are named', (_, decisions: Record<string, boolean>, problem) => {
    expect(scriptProblems({packages}, decisions)).toEqual([expect.stringMatching(problem)]);
  });
});

describe('licences', () => {
  it('of every installed package are read from the lockfile, nested ones too', () => {
    const packages = {
      '': {},
      'node_modules/a': {version: '1.0.0', license: 'MIT'},
      'node_modules/a/node_modules/@b/c': {version: '2.0.0', dev: true},
    };
    expect(lockedPackages({packages})).toEqual([
      {name: '@b/c', version: '2.0.0', licence: '', isDev: true},
      {name: 'a', version: '1.0.0', licence: 'MIT', isDev: false},
    ]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND GPL-3.0', false],
    ['(MIT OR GPL-2.0) AND (GPL-3.0 OR AGPL-3.0)', false],
    ['(MIT OR GPL-2.0) AND (MIT AND (AGPL-3.0 OR MIT))', true],
    ['', false],
  ])('%s is allowed: %s', (expression, expected) => {
    expect(isAllowed(expression, ['MIT'])).toBe(expected);
  });

  it('that are not allowed are named, unless accepted', () => {
    const packages = [{name: 'a', version: '1.0.0', licence: 'GPL-3.0', isDev: false}];
    expect(licenceProblems(packages, ['MIT'], [])).toEqual([
      expect.stringMatching(/^a@1\.0\.0 has the licence "GPL-3\.0"\. Fix: /),
    ]);
    expect(licenceProblems(packages, ['MIT'], ['a'])).toEqual([]);
    expect(licenceProblems([], ['MIT'], ['a'])).toEqual([
      expect.stringContaining('acceptedLicences names a'),
    ]);
  });
});

describe('findings', () => {
  it('are each advisory once, however many packages it reaches', () => {
    const vulnerabilities = {bad: {via: [advisory]}, user: {via: ['bad', advisory]}};
    expect(readAudit(JSON.stringify({auditReportVersion: 2, vulnerabilities}))).toEqual({
      findings: [advisory],
    });
  });

  it.each([
    [JSON.stringify({message: '405 Method Not Allowed'}), '405 Method Not Allowed'],
    ['', 'npm printed nothing'],
  ])('of a registry that does not answer are unknown, not none', (output, unavailable) => {
    expect(readAudit(output)).toEqual({unavailable});
    expect(notCheckedMessage(unavailable)).toMatch(
      `Security advisories: not checked. Could not fetch them: ${unavailable}.`,
    );
  });

  it('fail unless accepted, and so does an acceptance that is not needed', () => {
    expect(findingProblems([advisory], [])).toEqual([
      expect.stringContaining('bad <2: Runs scripts (high)'),
    ]);
    expect(findingProblems([advisory], [URL])).toEqual([]);
    expect(findingProblems([], [URL])).toEqual([expect.stringContaining('no finding any more')]);
  });
});
