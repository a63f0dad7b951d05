import {describe, expect, it} from 'vitest';
import {READERS_LETTERS_FOR_ONE_TYPO} from './constants';
import {engineOf, texts, urls} from './testing/engines';

/** How the search box asks. */
const readers = {minWordSizefor1Typo: READERS_LETTERS_FOR_ONE_TYPO};

describe('finding', () => {
  const engine = engineOf(
    [
      {
        url: '/run',
        lines: [
          ['lvl1', 'thv run'],
          ['lvl5', '--target-port', '--target-port'],
          ['content', 'Port the server listens on.'],
          ['lvl5', '--port', '--port'],
          ['content', 'Port of the proxy.'],
        ],
      },
      {
        url: '/k8s',
        lines: [
          ['lvl1', 'Run in Kubernetes'],
          [
            'content',
            'Set podTemplateSpec and environment variables. Use /api/v1beta/workloads and mcp.servers.',
          ],
        ],
      },
      {
        url: '/start',
        keywords: ['getting started'],
        lines: [
          ['lvl1', 'Quickstart'],
          ['content', 'Configuring a server took no café.'],
        ],
      },
    ],
    {
      groups: [
        ['kubernetes', 'k8s'],
        ['environment variable', 'env var'],
      ],
      oneWay: {launch: ['run']},
      names: [],
    },
  );

  it.each([
    ['--target-port', '/run#--target-port'],
    ['target port', '/run#--target-port'],
    ['targetPort', '/run#--target-port'],
    ['--targ', '/run#--target-port'],
    ['--port', '/run#--port'],
    ['podTemplateSpec', '/k8s'],
    ['podtemplatespec', '/k8s'],
    ['pod template', '/k8s'],
    ['/api/v1beta/workloads', '/k8s'],
    ['mcp_servers', '/k8s'],
    ['quick start', '/start'],
    ['servers configuration', '/start'],
    ['CAFE', '/start'],
    ['kuberntes', '/k8s'],
    ['kubren', '/k8s'],
    ['k8s', '/k8s'],
    ['env var', '/k8s'],
    ['windows/kubernetes', '/k8s'],
    ['getting started', '/start'],
    ['how do I use kubernetes', '/k8s'],
  ])('%s leads to %s', (query, url) => {
    expect(urls(engine, query)[0]).toBe(url);
  });

  it('follows a one-way synonym one way only', () => {
    expect(urls(engine, 'launch')).toContain('/run');
    expect(urls(texts('launch it', 'nothing here'), 'run')).toEqual([]);
  });

  it('demands what is quoted, in that order', () => {
    expect(urls(texts('the proxy port', 'the port proxy'), '"proxy port"')).toEqual(['/a']);
    expect(urls(texts('the proxy port'), '"port proxy"')).toEqual([]);
  });

  it('leaves out what has a minus', () => {
    expect(urls(texts('docker and podman', 'docker alone'), 'docker -podman')).toEqual(['/b']);
  });

  it('leaves out a word and its forms, not what looks like it', () => {
    const engine = texts('docker containers', 'docker alone');
    expect(urls(engine, 'docker -container')).toEqual(['/b']);
    expect(urls(engine, 'docker -contaner').sort()).toEqual(['/a', '/b']);
  });

  it('reads no more words than it can tell apart', () => {
    const many = Array.from({length: 40}, (_, at) => `nothing${at}x/nowhere${at}y`).join(' ');
    expect(urls(engine, `kubernetes ${many} thv`)).toEqual(['/k8s']);
  });

  it.for(['?', '😀', '⚠️', '\u0301', '«»', 'x'.repeat(512)])(
    'finds nothing for %s, which holds no word',
    (query) => {
      expect(engine.search({query, optionalWords: query})).toMatchObject({hits: [], nbHits: 0});
    },
  );

  it.for([
    ['php', 'Set the pipe and pip'],
    ['gpu', 'Read the guide'],
    ['qwer', 'Write a query'],
  ] as const)('does not take %s for a word of: %s', ([query, text]) => {
    expect(urls(texts(text), query, readers)).toEqual([]);
  });

  it('knows a short word by two letters that are swapped', () => {
    expect(urls(texts('run it'), 'rnu', readers)).toEqual(['/a']);
  });

  it('takes a word of three letters with one typo by its settings, as the provider does', () => {
    expect(urls(texts('thv is here'), 'thw')).toEqual(['/a']);
    expect(urls(texts('thv is here'), 'thw', readers)).toEqual([]);
  });

  it('may lack the parts of a compound name as it may lack words', () => {
    const engine = texts('windows alone', 'secrets alone', 'windows and secrets');
    for (const query of ['windows/secrets', 'windows secrets'])
      for (const optionalWords of ['windows/secrets', 'windows secrets'])
        expect(urls(engine, query, {optionalWords}).sort(), `${query}, ${optionalWords}`).toEqual([
          '/a',
          '/b',
          '/c',
        ]);
  });

  it('may not lack a word that is only part of a name that may lack', () => {
    const engine = texts('docker alone', 'docker port', 'use --target-port here');
    expect(urls(engine, 'docker port', {optionalWords: '--target-port'})).toEqual(['/b']);
  });

  it('lists every record for an empty query', () => {
    expect(engine.search({query: ''}).nbHits).toBe(5);
  });

  it('lists a text below a matching heading only if it adds a word', () => {
    expect(urls(engine, 'thv run')).toEqual(['/run']);
    expect(urls(engine, 'thv run proxy')).toEqual(['/run#--port']);
  });
});
