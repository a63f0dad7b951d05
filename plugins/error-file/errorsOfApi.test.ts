import type {ApiSpec} from '@toolhive-docs/api-spec';
import {loadApiSpec} from '@toolhive-docs/api-spec/node';
import {findErrors} from '@toolhive-docs/error-index';
import {expect, it} from 'vitest';
import {errorsOfApi} from './errorsOfApi';

const page = {title: 'API', url: '/api'};

const text = (...values: readonly string[]): object => ({
  'text/plain': {
    examples: Object.fromEntries(
      values.map((value, at) => [`e${at}`, {summary: `Example ${value}`, value}]),
    ),
  },
});

/** A server of songs. */
const songs = {
  openapi: '3.1.0',
  info: {title: 'Songs', version: '1'},
  paths: {
    '/songs/{name}': {
      get: {
        operationId: 'getSong',
        summary: 'Get a song',
        responses: {
          200: {description: 'Found.', content: text('No error')},
          404: {description: 'There is no `song`\nof this name.', content: text('Song not found')},
        },
      },
      delete: {
        operationId: 'deleteSong',
        summary: 'Delete a song',
        responses: {
          400: {description: 'Wrong.', content: text('Cannot remove it', 'Conflict')},
          404: {description: 'There is none.', content: text('Song not found')},
        },
      },
    },
  },
} as unknown as ApiSpec;

it('each error text of an API is an error, once for all operations that answer it', () => {
  expect(errorsOfApi(songs, page)).toEqual([
    {
      symptom: 'Song not found with status 404',
      patterns: ['Song not found'],
      cause: 'There is no song of this name.',
      fix: 'See "Get a song", "Delete a song" in the API reference',
      page: 'API',
      section: 'Get a song',
      url: '/api#getSong.404',
    },
    expect.objectContaining({
      symptom: 'Cannot remove it with status 400',
      // Of several texts with one status, each has a cause of its own.
      cause: 'Example Cannot remove it',
    }),
    // One word is in many messages.
    expect.objectContaining({symptom: 'Conflict with status 400', patterns: []}),
  ]);
});

it('a body that the API of ToolHive answers is found, also in a log', () => {
  const errors = errorsOfApi(loadApiSpec('specs/toolhive-api.yaml'), page);
  for (const {patterns, symptom} of errors)
    for (const pattern of patterns) {
      const found = findErrors(`12:00 curl: HTTP 4xx\n${pattern}\n`, errors, 3);
      expect(found.map(({error}) => error.symptom)).toContain(symptom);
      expect(found[0]?.isPrinted).toBe(true);
    }
  expect(findErrors('409 Conflict', errors, 3)[0]?.error.url).toBe('/api#createWorkload.409');
});
