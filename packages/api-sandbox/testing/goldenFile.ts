/** One request of a golden file and the reply it must get. */
export interface GoldenExchange {
  readonly title: string;
  /** Line of the request, counted from 1. */
  readonly line: number;
  /** Milliseconds the clock moves before the request. */
  readonly advance: number;
  readonly method: string;
  /** Path and query as written. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | undefined;
  readonly reply: {
    readonly status: number;
    /** Lower-case names. */
    readonly headers: readonly (readonly [string, string])[];
    readonly body: string;
  };
}

/**
 * Reads a golden file: exchanges, each begun by `### title`, then an optional `@advance 2000`, the request as in HTTP, a blank line
 * and the reply as in HTTP. Lines that begin with `# ` are comments.
 * @throws Error naming file and line of what cannot be read
 */
export function parseGoldenFile(text: string, file: string): GoldenExchange[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const starts = lines.flatMap((line, index) => (line.startsWith('### ') ? [index] : []));
  if (!starts.length)
    throw new Error(`${file}:1: there is no exchange. Begin each with a line "### what it shows".`);
  return starts.map((start, index) =>
    parseExchange(lines.slice(start, starts[index + 1]), start + 1, file),
  );
}

function parseExchange(lines: readonly string[], firstLine: number, file: string): GoldenExchange {
  const fail = (offset: number, message: string): never => {
    throw new Error(`${file}:${firstLine + offset}: ${message}`);
  };
  const isComment = (line: string) => line.startsWith('# ') || line === '#';
  const replyAt = lines.findIndex((line) => line.startsWith('HTTP/1.1 '));
  const requestAt = lines.findIndex(
    (line, index) => index > 0 && line !== '' && !isComment(line) && !line.startsWith('@'),
  );
  if (replyAt < 0)
    return fail(0, 'there is no reply. Write "HTTP/1.1 <status>" after the request.');
  const [method = '', target = '', extra] = (lines[requestAt] ?? '').split(' ');
  if (!/^[A-Z]+$/.test(method) || !target.startsWith('/') || extra !== undefined)
    return fail(
      requestAt,
      `"${lines[requestAt] ?? ''}" is no request line. Write a method and a path: "GET /health".`,
    );
  const advance = lines.slice(1, requestAt).find((line) => line.startsWith('@'));
  const advanced = advance === undefined ? '0' : /^@advance (\d+)$/.exec(advance)?.[1];
  if (advanced === undefined)
    return fail(1, `"${advance ?? ''}" is not understood. Write "@advance <milliseconds>".`);
  const status = Number(lines[replyAt]?.split(' ')[1]);
  if (!(status >= 100 && status < 600))
    return fail(replyAt, `"${lines[replyAt] ?? ''}" has no status. Write "HTTP/1.1 200".`);
  const request = parseMessage(lines.slice(requestAt + 1, replyAt), (offset, message) =>
    fail(requestAt + 1 + offset, message),
  );
  const reply = parseMessage(lines.slice(replyAt + 1), (offset, message) =>
    fail(replyAt + 1 + offset, message),
  );
  return {
    title: (lines[0] ?? '').slice(4),
    line: firstLine + requestAt,
    advance: Number(advanced),
    method,
    target,
    headers: request.headers,
    body: request.body === '' ? undefined : request.body,
    reply: {
      status,
      headers: reply.headers.map(([name, value]) => [name.toLowerCase(), value] as const),
      body: reply.body,
    },
  };
}

function parseMessage(
  lines: readonly string[],
  fail: (offset: number, message: string) => never,
): {headers: [string, string][]; body: string} {
  const blank = lines.indexOf('');
  const head = blank < 0 ? lines : lines.slice(0, blank);
  const headers = head.map((line, offset): [string, string] => {
    const match = /^([\w-]+): (.*)$/.exec(line);
    return match
      ? [match[1] ?? '', match[2] ?? '']
      : fail(
          offset,
          `"${line}" is no header. Write "Name: value", and a blank line before the body.`,
        );
  });
  return {
    headers,
    body:
      blank < 0
        ? ''
        : lines
            .slice(blank + 1)
            .join('\n')
            .trim(),
  };
}
