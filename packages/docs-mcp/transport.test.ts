import {expect, it} from 'vitest';
import {transportOf} from './transport';

it('a container answers as ToolHive says, on standard input and output when it says nothing', () => {
  expect(transportOf({})).toEqual({kind: 'stdio'});
  expect(transportOf({MCP_TRANSPORT: 'stdio', MCP_PORT: '8000'})).toEqual({kind: 'stdio'});
  expect(
    transportOf({MCP_TRANSPORT: 'streamable-http', MCP_HOST: '0.0.0.0', MCP_PORT: '8000'}),
  ).toEqual({kind: 'http', host: '0.0.0.0', port: 8000});
  expect(transportOf({MCP_TRANSPORT: 'streamable-http', FASTMCP_PORT: '8001'})).toMatchObject({
    port: 8001,
  });
});

it('a variable without a value is as good as none: it listens for its own machine alone', () => {
  expect(transportOf({MCP_TRANSPORT: 'streamable-http', MCP_HOST: '', MCP_PORT: ''})).toEqual({
    kind: 'http',
    host: '127.0.0.1',
    port: 8080,
  });
});

it('a transport or a port that it cannot have is named, with what is allowed', () => {
  expect(() => transportOf({MCP_TRANSPORT: 'sse'})).toThrow(
    /"sse"; allowed: stdio, streamable-http\. Fix:/,
  );
  expect(() => transportOf({MCP_TRANSPORT: 'streamable-http', MCP_PORT: '0x1'})).toThrow(
    /^MCP_PORT is "0x1"; allowed: a number from 1 to 65535/,
  );
  expect(() => transportOf({MCP_TRANSPORT: 'streamable-http', FASTMCP_PORT: 'abc'})).toThrow(
    /^FASTMCP_PORT is "abc"; allowed: a number from 1 to 65535/,
  );
});
