import {describe, expect, it} from 'vitest';
import {eachWord} from './eachWord';

function wordsOf(text: string, names: string[] = []): string[] {
  const words: string[] = [];
  eachWord(
    text,
    (term, position, _start, _end, whole) =>
      void words.push(`${position} ${term}${whole ? ' (whole)' : ''}`),
    new Set(names),
  );
  return words;
}

describe('eachWord', () => {
  it('splits at spaces and punctuation and folds case and accents', () => {
    expect(wordsOf('Café, “run”; ÉCOLE!')).toEqual(['0 cafe', '1 run', '2 ecole']);
  });

  it.each([
    ['--target-port', ['0 target', '1 port', '0 --targetport (whole)']],
    ['podTemplateSpec', ['0 pod', '1 template', '2 spec', '0 podtemplatespec (whole)']],
    ['clientID', ['0 client', '1 id', '0 clientid (whole)']],
    ['oauth2ID', ['0 oauth2', '1 id', '0 oauth2id (whole)']],
    ['secret_set', ['0 secret', '1 set', '0 secretset (whole)']],
    ['auto-discovery', ['0 auto', '1 discovery', '0 autodiscovery (whole)']],
    ['/api/v1beta', ['0 api', '1 v1beta', '0 /apiv1beta (whole)']],
    ['mcp.servers', ['0 mcp', '1 servers', '0 mcpservers (whole)']],
    ['MCPServer', ['0 mcp', '1 server', '0 mcpserver (whole)']],
    ['-f', ['0 f', '0 -f (whole)']],
  ])('finds %s whole and in parts', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('keeps plurals of acronyms in one piece', () => {
    expect(wordsOf('APIs and URLs')).toEqual(['0 apis', '1 and', '2 urls']);
  });

  it('keeps a known name in one piece although it has inner capitals', () => {
    expect(wordsOf('ToolHive tools', ['toolhive'])).toEqual(['0 toolhive', '1 tools']);
  });

  it('drops a possessive and closes a contraction', () => {
    expect(wordsOf("the server's don’t")).toEqual(['0 the', '1 server', '2 dont']);
  });

  it('reads Hebrew and Arabic words without their points, as readers type them', () => {
    expect(wordsOf('הַמַּפְתֵּחַ, הדו״ח ב־Kubernetes וב-CLI')).toEqual([
      '0 המפתח',
      '1 הדוח',
      '2 ב',
      '3 kubernetes',
      '4 וב',
      '5 cli',
      '4 ובcli (whole)',
    ]);
    expect(wordsOf('مِفْتَاح؟ مفتـــاح')).toEqual(['0 مفتاح', '1 مفتاح']);
  });

  it('does not take the full stop of a sentence or a dash for part of a word', () => {
    expect(wordsOf('Stop it. - Then run.')).toEqual(['0 stop', '1 it', '2 then', '3 run']);
  });

  it('gives offsets in the text as written', () => {
    const text = 'Ünder --dry-run ﬁle';
    const found: string[] = [];
    eachWord(text, (_term, _position, start, end) => void found.push(text.slice(start, end)));
    expect(found).toEqual(['Ünder', 'dry', 'run', '--dry-run', 'ﬁle']);
  });

  it.each(['⚠️', '\u0301', '\ufe0f'])('finds no word in %j, which is marks alone', (marks) => {
    expect(wordsOf(`${marks} run ${marks}`)).toEqual(['0 run']);
  });

  it('reads text outside the basic plane and half pairs without failing', () => {
    expect(wordsOf('𝒳y \ud800 😀 z')).toEqual(['0 xy', '1 z']);
  });
});
