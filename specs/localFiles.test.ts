import {describe, it} from 'vitest';
import {accepts, refuses} from './testing/specFiles';

describe('files on your computer', () => {
  it.each([
    ['permission-profile.schema.json', '{}'],
    [
      'permission-profile.schema.json',
      '{"read":["/srv/reference","/home/ana/docs:/data/docs"],"network":{"outbound":{"allow_host":["api.example.com"],"allow_port":[443],"allow_transport":["tcp"]}}}',
    ],
    [
      'client-config-vscode.schema.json',
      '{"editor.fontSize":14,"mcp":{"servers":{"osv":{"url":"http://localhost:28114/sse#osv","type":"sse"}}}}',
    ],
    [
      'client-config-mcpservers.schema.json',
      '{"mcpServers":{"osv":{"url":"http://localhost:28114/sse#osv"}}}',
    ],
    [
      'thv-config.schema.json',
      '{secrets: {provider_type: encrypted}, clients: {auto_discovery: false, registered_clients: [vscode, cursor]}, registry_url: "", ca_certificate_path: /etc/ssl/root.pem}',
    ],
    [
      'authz-config.schema.json',
      `{version: "1.0", type: cedarv1, cedar: {policies: ['permit(principal, action == Action::"call_tool", resource == Tool::"get_current_time");'], entities_json: "[]"}}`,
    ],
    [
      'audit-config.schema.json',
      '{event_types: [mcp_tool_call], include_request_data: true, max_data_size: 4096, log_file: /var/log/thv/audit.jsonl}',
    ],
    [
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", id: 1, method: initialize, params: {protocolVersion: "2024-11-05", capabilities: {}, clientInfo: {name: curl, version: "1"}}}',
    ],
    ['mcp-message.schema.json', '{jsonrpc: "2.0", method: notifications/initialized}'],
    [
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", id: 7, method: tools/call, params: {name: get_current_time, arguments: {timezone: Europe/Vienna}}}',
    ],
    [
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", id: 7, result: {content: [{type: text, text: noon}], isError: false}}',
    ],
    [
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", id: null, error: {code: -32700, message: Parse error}}',
    ],
  ])('%s accepts %s', (schema, text) => accepts(schema, text));

  it.each([
    [
      'an absent field of a profile',
      'permission-profile.schema.json',
      '{"network":{"inbound":{}}}',
      /inbound/,
    ],
    [
      'a profile port above 65535',
      'permission-profile.schema.json',
      '{"network":{"outbound":{"allow_port":[99999]}}}',
      /allow_port\/0/,
    ],
    [
      'a URL as profile host',
      'permission-profile.schema.json',
      '{"network":{"outbound":{"allow_host":["https://api.example.com"]}}}',
      /allow_host\/0/,
    ],
    [
      'a mount with a shell character',
      'permission-profile.schema.json',
      '{"read":["$HOME/docs"]}',
      /read\/0/,
    ],
    [
      'the list of other clients in VS Code',
      'client-config-vscode.schema.json',
      '{"mcpServers":{}}',
      /mcp/,
    ],
    [
      'a client address without /sse',
      'client-config-mcpservers.schema.json',
      '{"mcpServers":{"osv":{"url":"http://localhost:28114"}}}',
      /url/,
    ],
    [
      'another client transport',
      'client-config-vscode.schema.json',
      '{"mcp":{"servers":{"osv":{"url":"http://localhost:1/sse","type":"http"}}}}',
      /type/,
    ],
    [
      'the old name of the encrypted provider',
      'thv-config.schema.json',
      '{secrets: {provider_type: basic}}',
      /provider_type/,
    ],
    [
      'a client that does not exist',
      'thv-config.schema.json',
      '{clients: {registered_clients: [claude-desktop]}}',
      /registered_clients/,
    ],
    [
      'an authorization version as number',
      'authz-config.schema.json',
      '{version: 1, type: cedarv1, cedar: {policies: ["permit(principal, action, resource);"]}}',
      /version/,
    ],
    [
      'an authorization file without policies',
      'authz-config.schema.json',
      '{version: "1.0", type: cedarv1, cedar: {policies: []}}',
      /policies/,
    ],
    [
      'a policy without its semicolon',
      'authz-config.schema.json',
      '{version: "1.0", type: cedarv1, cedar: {policies: ["permit(principal, action, resource)"]}}',
      /policies\/0/,
    ],
    [
      'request data without a size limit',
      'audit-config.schema.json',
      '{include_request_data: true}',
      /max_data_size/,
    ],
    [
      'an unknown audit event',
      'audit-config.schema.json',
      '{event_types: [tool_call]}',
      /event_types\/0/,
    ],
    [
      'an unknown MCP method',
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", id: 1, method: tools/run}',
      /method/,
    ],
    [
      'a request method without id',
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", method: tools/list}',
      /method/,
    ],
    [
      'a tool call without the name of the tool',
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", id: 1, method: tools/call, params: {arguments: {}}}',
      /name/,
    ],
    [
      'a protocol version with dots',
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", id: 1, method: initialize, params: {protocolVersion: "1.0", capabilities: {}, clientInfo: {name: a, version: b}}}',
      /protocolVersion/,
    ],
    [
      'a result and an error at once',
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", id: 1, result: {}, error: {code: 1, message: a}}',
      /result/,
    ],
    ['a message without jsonrpc', 'mcp-message.schema.json', '{id: 1, result: {}}', /jsonrpc/],
  ])('%s is refused', (_title, schema, text, about) => refuses(schema, text, about));
});
