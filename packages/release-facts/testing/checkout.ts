import {withFiles} from '@toolhive-docs/evidence/testing';

const COMMAND = `## tool run

Run a server

### Synopsis

Run a server from the registry:
   $ tool run fetch

\`\`\`
tool run [flags] NAME
\`\`\`

### Options

\`\`\`
  -h, --help          help for run
      --port int      Port of the proxy (default 8080)
      --host string   Host (default "127.0.0.1")
\`\`\`

### Options inherited from parent commands

\`\`\`
      --debug   Enable debug mode
\`\`\`

### SEE ALSO

* [tool](tool.md)	 - A tool
`;

const ROOT = `## tool

A tool

\`\`\`
tool [flags]
\`\`\`

### Options

\`\`\`
      --debug   Enable debug mode
  -h, --help    help for tool
\`\`\`
`;

const API = `openapi: 3.1.0
paths:
  /health:
    get:
      summary: Health
      responses:
        "204": {description: No Content}
  /servers/{name}:
    get:
      parameters:
        - {in: path, name: name, required: true, schema: {type: string}}
      responses:
        "200":
          description: OK
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Server'}
components:
  schemas:
    Server:
      type: object
      required: [name]
      properties:
        name: {type: string, description: Its name}
        port: {type: integer}
        tags: {type: array, items: {type: string}}
        state: {type: string, enum: [on, off]}
`;

const CRD = `{{- if .Values.install }}
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: servers.example.dev}
spec:
  group: example.dev
  names: {kind: Server, plural: servers}
  scope: Namespaced
  versions:
    - name: v1
      served: true
      storage: true
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec:
              type: object
              required: [image]
              properties:
                image: {type: string}
                transport: {type: string, default: stdio, enum: [stdio, sse]}
                env:
                  type: array
                  items:
                    type: object
                    required: [name]
                    properties:
                      name: {type: string}
{{- end }}
`;

/** A small checkout of a tool, with everything that is compared. */
export const FILES: Readonly<Record<string, string>> = {
  'docs/cli/tool.md': ROOT,
  'docs/cli/tool_run.md': COMMAND,
  'docs/server/swagger.yaml': API,
  'deploy/charts/crds/Chart.yaml': 'name: crds\nversion: 0.0.6\n',
  'deploy/charts/crds/templates/servers.yaml': CRD,
  'deploy/charts/operator/Chart.yaml': 'name: operator\nversion: 0.0.11\nappVersion: "0.0.45"\n',
  'deploy/charts/operator/values.yaml':
    'operator:\n  image: ghcr.io/example/operator:v0.0.45\n  labels: {}\n  ports: [8080]\n',
  'pkg/registry/data/registry.json': JSON.stringify({
    servers: {
      fetch: {image: 'mcp/fetch:latest', tools: ['fetch'], metadata: {stars: 1}, env_vars: []},
    },
  }),
  'pkg/net/port.go': 'package net\n\nconst MinPort = 10000\n',
  'pkg/run/run.go': 'package run\n\n// Run runs.\nfunc Run() int { return 1 }\n',
  'build/Dockerfile': 'FROM alpine:3.22.0\n',
};

/** Writes the checkout into a temporary folder, with some of its files replaced; null leaves one out. */
export function checkout(changes: Readonly<Record<string, string | null>> = {}): string {
  const files = Object.entries({...FILES, ...changes}).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return withFiles(Object.fromEntries(files));
}

/** A file of the checkout with a part of its text replaced. */
export function edited(path: string, before: string, after: string): Record<string, string> {
  const text = FILES[path] ?? '';
  if (!text.includes(before)) throw new Error(`${path} holds no ${JSON.stringify(before)}`);
  return {[path]: text.replace(before, after)};
}
