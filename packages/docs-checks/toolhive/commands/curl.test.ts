import {describe, expect, it} from 'vitest';
import {fence, problemsOf} from '../../testing/checkPage';
import {checkSample} from '../../testing/checkSample';

const api = 'http://localhost:8080/api/v1beta';
const release = 'https://github.com/stacklok/toolhive/releases/download';
const NOTHING = {problems: [], unknown: [], notes: []};

describe('a curl call that a caller has written', () => {
  it.each([
    'curl http://localhost:$PORT/api/v1beta/workloads',
    'curl http://localhost:${PORT}/health',
    'curl http://localhost:<PORT>/health',
    'curl "http://localhost:${PORT:-8080}/api/v1beta/workloads?all=$ALL"',
    'curl "${URL:-http://localhost:8080}/api/v1beta/workloads/$NAME"',
    'curl localhost:8080/health',
    'curl -XPOST localhost:8080/api/v1beta/workloads/$NAME/stop',
    'curl http://localhost:8080/api/doc',
    `curl ${api}/workloads -d "{\\"name\\":\\"$NAME\\",\\"image\\":\\"mcp/fetch\\",\\"target_port\\":$PORT}"`,
    `curl ${api}/workloads -d '{"name":"a","image":"mcp/fetch","transport":"<TRANSPORT>"}'`,
    `curl ${api}/workloads -d @- <<EOF\n{"name":"a","image":"mcp/fetch"}\nEOF`,
  ])('is right: %s', async (line) => {
    expect(await checkSample(line)).toEqual(NOTHING);
  });

  it.each(['@body.json', '@- < body.json'])('is not checked as a whole with %s', async (body) => {
    expect(await checkSample(`curl ${api}/workloads -d ${body}`)).toEqual({
      ...NOTHING,
      unknown: [expect.stringContaining('the body is not checked')],
    });
  });

  it.each([
    ['curl http://localhost:80800/health', 'there is no such port: 80800'],
    ['curl –s http://localhost:8080/health', '–s begins with a typographic dash; write -s'],
    ['curl –fsSL http://localhost:8080/health', 'write -fsSL'],
    [`curl ${api}/workloads/a/stop -d '{}'`, 'takes no body'],
    [`curl ${api}/workloads/a/stop -d @body.json`, 'takes no body'],
    ['curl localhost:80800', 'there is no such port: 80800'],
    [
      'curl http://localhost:${PORT:-8080}/api/v1beta/wrkloads',
      'did you mean /api/v1beta/workloads?',
    ],
    ['curl http://localhost:8080/api/v1beta/wrkloads/$NAME', 'unknown path'],
    ['curl -XPUT localhost:8080/api/v1beta/workloads', 'has no method PUT'],
    [`curl ${api}/workloads -d @- <<EOF\n{"name":"a","img":"x"}\nEOF`, 'did you mean image?'],
    [`echo '{"name":"a","img":"x"}' | curl ${api}/workloads -d @-`, 'did you mean image?'],
    [`curl ${api}/workloads -d "{\\"img\\":$IMAGE}"`, 'did you mean image?'],
    [`curl ${api}/workloads -d '{name: a}'`, 'not JSON'],
    [`curl -LO ${release}/v\${VERSION}/toolhive_v\${VERSION}_linux_amd64.tar.gz`, 'no release has'],
    [
      `curl -LO ${release}/v\${VERSION}/toolhive_\${VERSION}_windows_$ARCH.tar.gz`,
      'no release has',
    ],
  ])('is wrong: %s', async (line, part) => {
    const {problems} = await checkSample(line);
    expect(problems.join('\n')).toContain(part);
    expect(problems.join('\n')).not.toMatch(/\.ya?ml|specs\//);
  });

  it.each([
    'curl ${URL}/sse',
    'curl "$MESSAGES" -d \'{"jsonrpc":"2.0","id":2,"method":"tools/list"}\'',
    'curl http://localhost:8080/api/v1beta/$KIND',
    `curl ${api}/workloads -d "{$BODY}"`,
    `curl -LO ${release}/v\${VERSION}/toolhive_\${VERSION}_linux_\${ARCH}.tar.gz.sig`,
    `curl -LO ${release}/v\${VERSION}/toolhive_\${VERSION}_checksums.txt`,
  ])('cannot be checked where nothing sets a variable: %s', async (line) => {
    const {problems, unknown} = await checkSample(line);
    expect([problems, unknown.length]).toEqual([[], 1]);
    expect(unknown[0]).toMatch(/variable/);
  });

  it.each([
    'curl localhost:8080/health',
    'curl "$URL/sse"',
    `curl -LO ${release}/$TAG/toolhive_$TAG`,
  ])('is stricter on a page: %s', async (line) => {
    expect(await problemsOf('command', fence('bash', line))).toHaveLength(1);
  });
});
