import {describe, expect, it} from 'vitest';
import {explainFailure, type Circumstances} from './explainFailure';

const post = {
  method: 'POST',
  target: '/api/v1beta/workloads',
  headers: [['Content-Type', 'application/json']],
  body: '{}',
} as const;
const stop = {method: 'POST', target: '/api/v1beta/workloads/a/stop', headers: []} as const;
const at = (given: Partial<Circumstances> = {}): Circumstances => ({
  host: 'localhost:8080',
  request: post,
  origin: 'http://localhost:3000',
  ...given,
});
const words = (
  reason: Parameters<typeof explainFailure>[0],
  circumstances: Circumstances,
): string => {
  const {title, paragraphs, ways} = explainFailure(reason, circumstances);
  return [title, ...paragraphs, ...ways].join('\n');
};

describe('a request without an answer', () => {
  it('is not blamed on one of two causes that a page cannot tell apart', () => {
    expect(words('network', at())).toMatch(
      /Either no server responds at `localhost:8080`, or the browser blocked.*do not tell a page which/,
    );
  });

  it('may have been acted on when browsers send it without asking', () => {
    expect(words('network', at({request: stop}))).toContain('it may have acted on the request');
    expect(
      words('network', at({request: {method: 'GET', target: '/health', headers: []}})),
    ).toContain('it may have acted on the request');
    for (const request of [post, {...stop, method: 'DELETE'}])
      expect(words('network', at({request}))).toContain('nothing has changed on the server');
  });

  it('names the ways round, with the origin that must be let in', () => {
    const text = words('network', at());
    for (const way of [
      'thv serve',
      'CORS',
      'curl',
      'proxy',
      'npm run sandbox -- --cors http://localhost:3000',
    ])
      expect(text).toContain(way);
  });

  it('says what browsers do with HTTP from an HTTPS page, on this machine and elsewhere', () => {
    expect(words('network', at())).not.toContain('HTTPS');
    expect(words('network', at({origin: 'https://docs.example.net'}))).toContain('Safari does not');
    expect(words('network', at({origin: 'https://docs.example.net', host: 'box:80'}))).toContain(
      'browsers block the request',
    );
  });

  it('names the limit of time, the policy of the site, and the reader', () => {
    expect(words('timeout', at())).toContain('after 65 seconds');
    expect(words('policy', at({host: 'box:80'}))).toMatch(/nothing was sent to `box:80`/);
    expect(words('cancelled', at())).toContain('You canceled the request');
    expect(words('request', at())).toContain('Nothing was sent');
  });
});
