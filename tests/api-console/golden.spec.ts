import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import {goldenFiles, localApi, runGolden} from '@toolhive-docs/api-sandbox/testing';
import {expect, test} from '../support/test';
import {openConsole} from './console';

const registries: unknown = parse(
  readFileSync(
    fileURLToPath(new URL('../../packages/api-sandbox/golden/registries.yaml', import.meta.url)),
    'utf8',
  ),
);

interface Answer {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: string;
}

// Runs in the page: takes the sandbox out of the chunk that the console has loaded, and makes the golden world of it.
const startSandbox = `({spec, registries}) => {
  const name = Object.keys(window).find((key) => /^(webpack|rspack)Chunk/.test(key));
  let require;
  window[name].push([['golden'], {}, (given) => { require = given; }]);
  const ids = Object.keys(require.m).filter((id) => /createSandbox/.test(String(require.m[id])));
  const bundle = ids.map((id) => require(id)).map((module) => module.sandbox ?? Object.values(module).find((value) => value?.createSandbox)).find(Boolean);
  const {createSandbox, registryFrom, sequentialPorts} = bundle;
  window.golden = () => {
    let time = Date.parse('2025-06-20T09:14:00Z');
    const sandbox = createSandbox({
      spec, now: () => time, registries: Object.fromEntries(Object.entries(registries).map(([key, data]) => [key, registryFrom(data)])),
      pickPort: sequentialPorts(24817),
    });
    return {sandbox, advance: (milliseconds) => void (time += milliseconds)};
  };
  return ids.length;
}`;

test('the golden files pass over the sandbox that readers get in the page', async ({openPage}) => {
  const {page} = await openConsole(openPage, 'getHealth');
  const modules = await page.evaluate<number>(
    `(${startSandbox})(${JSON.stringify({spec: localApi, registries})})`,
  );
  expect(modules).toBeGreaterThan(0);
  expect(goldenFiles.length).toBeGreaterThan(5);
  for (const {file, exchanges} of goldenFiles) {
    await page.evaluate('window.world = window.golden()');
    let passed = 0;
    await runGolden(exchanges, file, {
      advance: (milliseconds) => void (passed = milliseconds),
      send: async (method, target, headers, body) => {
        const answer =
          await page.evaluate<Answer>(`(async ({advance, method, target, headers, body}) => {
          window.world.advance(advance);
          const response = await window.world.sandbox.fetch(new Request('http://sandbox.invalid' + target, {method, headers, body}));
          return {status: response.status, headers: [...response.headers], body: await response.text()};
        })(${JSON.stringify({advance: passed, method, target, headers, body: body ?? null})})`);
        return new Response(answer.body === '' ? null : answer.body, {
          status: answer.status,
          headers: answer.headers,
        });
      },
    });
  }
});
