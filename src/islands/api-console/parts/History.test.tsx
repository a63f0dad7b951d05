import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {createSandbox} from '@toolhive-docs/api-sandbox';
import {localApi} from '@toolhive-docs/api-sandbox/testing';
import {Session} from '../session/Session';
import type {Exchange} from '../session/SessionState';
import {History} from './History';

const exchange = (number: number): Exchange => ({
  number,
  operationId: 'getHealth',
  draft: {parameters: {}, body: undefined, preferredStatus: ''},
  request: {method: 'GET', target: '/health', headers: [], body: undefined},
  target: 'sandbox',
  host: '',
  outcome: {kind: 'failure', reason: 'network'},
});

it('numbers requests as their responses do, when the oldest are forgotten', () => {
  const session = new Session(localApi, () => createSandbox({spec: localApi, registries: {}}));
  expect(
    renderToStaticMarkup(
      <History session={session} history={[exchange(52), exchange(51)]} shown={undefined} />,
    ),
  ).toContain('<ol reversed="" start="52">');
});
