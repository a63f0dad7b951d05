import {expect, it} from 'vitest';
import {parseFenceMeta} from '@toolhive-docs/code-fences';
import {highlight} from './highlight';

/** A line of each language that is more than text: a key word, a string or a comment must stand out. */
const SAMPLES = {
  bash: 'echo "$HOME" # note',
  json: '{"name": "fetch", "port": 8080}',
  powershell: 'Get-Process -Name "thv" # note',
  docker: '# note\nFROM alpine:3 AS base',
  lua: 'local name = "fetch" -- note',
};

it.each(Object.entries(SAMPLES))(
  '%s is highlighted',
  {tags: ['2.1-12']},
  async (language, code) => {
    const html = await highlight(code, language, parseFenceMeta(''));
    expect(
      new Set([...html.matchAll(/<span class="(t\w+)">/g)].map(([, kind]) => kind)).size,
    ).toBeGreaterThan(1);
  },
);
