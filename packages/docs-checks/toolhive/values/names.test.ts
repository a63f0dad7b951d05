import {expect, it} from 'vitest';
import {facts} from '../../testing/checkPage';
import {imageProblem} from './names';

it('knows every tag that the registry has of an image', () => {
  const servers = Object.fromEntries(
    Object.entries(facts.registry.servers).map(([name, server]) => [
      name,
      name === 'time' ? {...server, image: 'mcp/fetch:2.0'} : server,
    ]),
  );
  const both = {...facts, registry: {...facts.registry, servers}};
  expect(imageProblem('mcp/fetch:latest', both)).toBeUndefined();
  expect(imageProblem('mcp/fetch:2.0', both)).toBeUndefined();
  expect(imageProblem('mcp/fetch:3.0', both)).toMatchObject({
    message: expect.stringContaining('mcp/fetch:latest and mcp/fetch:2.0;') as string,
  });
});
