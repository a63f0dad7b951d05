import {describe, expect, it} from 'vitest';
import {engineOf, texts, urls} from './testing/engines';
import type {TestPage} from './testing/records';

describe('ranking', () => {
  it('puts a record with all words before one with some, when words are optional', () => {
    expect(
      urls(texts('docker only', 'docker socket'), 'docker socket', {
        optionalWords: 'docker socket',
      }),
    ).toEqual(['/b', '/a']);
  });

  it('leaves out records with some of the words when others have all', () => {
    expect(urls(texts('docker only', 'docker socket'), 'docker socket')).toEqual(['/b']);
  });

  it('drops words when no record has them all, the rarer word first', () => {
    expect(urls(texts('docker first', 'docker second', 'cosign last'), 'docker cosign')).toEqual([
      '/c',
      '/a',
      '/b',
    ]);
  });

  it('puts a page whose title names the query before the sections below it', () => {
    const engine = engineOf([
      {
        url: '/s',
        lines: [
          ['lvl1', 'Manage secrets of servers'],
          ['lvl2', 'Secret', 'one'],
          ['content', 'Secret of secret.'],
        ],
      },
    ]);
    expect(urls(engine, 'secret', {distinct: false})[0]).toBe('/s');
  });

  it('puts a word without a typing error before one with', () => {
    expect(urls(texts('authorisation', 'authorization', 'authorization'), 'authorization')).toEqual(
      ['/b', '/c', '/a'],
    );
  });

  it('takes a rare word for itself where only two typing errors make it a usual one', () => {
    const pages = texts('acquire it', ...Array<string>(12).fill('require it'));
    expect(urls(pages, 'acquire it')).toEqual(['/a']);
  });

  it('puts the title that names the query before what stands below it on its page', () => {
    const page: TestPage = {
      url: '/secrets',
      lines: [
        ['lvl1', 'Secrets management'],
        ['lvl2', 'Reset the password', 'reset'],
        ['content', 'Secrets need it: secrets, secrets.', 'reset'],
      ],
    };
    const first = (query: string) => engineOf([page]).search({query}).hits[0]?.url;
    expect(first('secret')).toBe('/secrets');
    expect(first('secret password')).toBe('/secrets#reset');
  });

  it('puts the page whose name stands in the query before one that says more of the rest', () => {
    const pages: TestPage[] = [
      {
        url: '/thv_run',
        lines: [
          ['lvl1', 'thv run'],
          ['lvl2', 'Exit codes', 'exit'],
          ['content', '0', 'exit'],
          ['content', 'Long '.repeat(60)],
        ],
      },
      {
        url: '/thv_list',
        lines: [
          ['lvl1', 'thv list'],
          ['lvl2', 'Exit codes', 'exit'],
          ['content', 'Exit codes of a run.', 'exit'],
        ],
      },
    ];
    const first = (query: string) => engineOf(pages).search({query}).hits[0]?.url;
    expect(first('exit codes of thv run')).toBe('/thv_run#exit');
    expect(first('thv list exit codes')).toBe('/thv_list#exit');
  });

  it('puts the section that answers the very question before sections that only hold its words', () => {
    const answer = ['content', 'Where does it store its config?', 'files'] as const;
    const pages: TestPage[] = [
      {
        url: '/secrets',
        lines: [
          ['lvl1', 'Secrets'],
          ['lvl2', 'Change the config', 'config'],
          ['content', 'The config says where it does store its secrets.', 'config'],
        ],
      },
      {url: '/files', lines: [['lvl1', 'Reference'], ['lvl2', 'Files', 'files'], answer]},
    ];
    const first = (query: string) => engineOf(pages).search({query}).hits[0]?.url;
    expect(first('where does it store its config')).toBe('/files#files');
    expect(first('config')).toBe('/secrets#config');
  });

  it('takes the longest name that stands in the query for the one that is meant', () => {
    const pages: TestPage[] = [
      {
        url: '/thv_secret',
        lines: [
          ['lvl1', 'thv secret'],
          ['lvl2', 'Set fails', 'fails'],
          ['content', 'A set fails.', 'fails'],
        ],
      },
      {
        url: '/thv_secret_set',
        lines: [
          ['lvl1', 'thv secret set'],
          ['content', 'It stores a value, and fails without one. '.repeat(5)],
        ],
      },
    ];
    const first = (query: string) => engineOf(pages).search({query}).hits[0]?.url;
    expect(first('thv secret set fails')).toBe('/thv_secret_set');
    expect(first('thv secret fails')).toBe('/thv_secret#fails');
  });

  it('takes two words for the name they make together only where one of them is the rarer', () => {
    const pages: TestPage[] = [
      {
        url: '/mcpserver',
        lines: [
          ['lvl1', 'Fields of the kind'],
          ['content', 'MCPServer has fields, in a quick list.'],
        ],
      },
      {
        url: '/server',
        lines: [
          ['lvl1', 'Run MCP servers'],
          ['content', 'An MCP server offers tools. Start a server, stop a server.'],
        ],
      },
      {url: '/start', lines: [['lvl1', 'Quickstart']]},
    ];
    const first = (query: string) => engineOf(pages).search({query}).hits[0]?.url;
    expect(first('mcp server')).toBe('/server');
    expect(first('quick start')).toBe('/start');
  });

  it("takes a word for the beginning of a page's name only where it stands more often so than by itself", () => {
    const pages: TestPage[] = [
      {
        url: '/mcp-primer',
        lines: [
          ['lvl1', 'MCP primer'],
          ['content', 'MCP is a protocol.'],
        ],
      },
      {
        url: '/mcpserver',
        lines: [
          ['lvl1', 'MCPServer fields'],
          ['content', 'A kind of MCP.'],
        ],
      },
      {
        url: '/quickstart',
        lines: [
          ['lvl1', 'First steps'],
          ['content', 'Your quickstart.'],
        ],
      },
      {
        url: '/steps',
        lines: [
          ['lvl1', 'Quick steps'],
          ['content', 'A quickstart, a quickstart.'],
        ],
      },
    ];
    const first = (query: string) => engineOf(pages).search({query}).hits[0]?.url;
    expect(first('mcp')).toBe('/mcp-primer');
    expect(first('quick')).toBe('/quickstart');
  });

  it('puts a title before a heading and a heading before a text', () => {
    const engine = engineOf([
      {
        url: '/text',
        lines: [
          ['lvl1', 'One'],
          ['content', 'About secrets.'],
        ],
      },
      {
        url: '/heading',
        lines: [
          ['lvl1', 'Two'],
          ['lvl2', 'About secrets', 'about'],
        ],
      },
      {url: '/title', lines: [['lvl1', 'About secrets']]},
    ]);
    expect(urls(engine, 'secrets')).toEqual(['/title', '/heading#about', '/text']);
  });

  it('puts words that stand together before words apart', () => {
    expect(
      urls(texts('remote thing and its server', 'remote server and its thing'), 'remote server'),
    ).toEqual(['/b', '/a']);
  });

  it('puts a whole word before a beginning', () => {
    expect(urls(texts('the runtime', 'the run'), 'run')).toEqual(['/b', '/a']);
  });

  it('puts the higher page rank first among equals, then the higher heading, then the earlier record', () => {
    const lines: TestPage['lines'] = [
      ['lvl1', 'Audit'],
      ['lvl2', 'Audit', 'audit'],
      ['content', 'One audit.', 'one'],
      ['content', 'One audit.', 'two'],
    ];
    const engine = engineOf([
      {url: '/low', lines},
      {url: '/high', rank: 1, lines},
    ]);
    expect(urls(engine, 'audit', {hitsPerPage: 1})).toEqual(['/high']);
    expect(urls(engine, 'audit').filter((url) => url.startsWith('/high'))).toEqual([
      '/high',
      '/high#audit',
      '/high#one',
      '/high#two',
    ]);
  });

  it('gives one hit per address, the best record of it', () => {
    const engine = engineOf([
      {
        url: '/a',
        lines: [
          ['lvl1', 'Install'],
          ['content', 'Install it.'],
          ['content', 'Install it again.'],
        ],
      },
    ]);
    expect(engine.search({query: 'install'}).hits.map(({type}) => type)).toEqual(['lvl1']);
    expect(engine.search({query: 'install', distinct: false}).hits.map(({type}) => type)).toEqual([
      'lvl1',
      'content',
      'content',
    ]);
  });

  it('gives one hit per page when asked to', () => {
    const engine = engineOf([
      {
        url: '/a',
        lines: [
          ['lvl1', 'Logs'],
          ['lvl2', 'Read logs', 'read'],
          ['lvl2', 'Prune logs', 'prune'],
        ],
      },
      {
        url: '/b',
        lines: [
          ['lvl1', 'Other'],
          ['lvl2', 'More logs', 'more'],
        ],
      },
    ]);
    expect(urls(engine, 'logs', {distinct: 'page'})).toEqual(['/a', '/b#more']);
  });
});
