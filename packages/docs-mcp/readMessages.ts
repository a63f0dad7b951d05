import {
  INVALID_REQUEST,
  PARSE_ERROR,
  parseJSONRPCMessage,
  STDIO_DEFAULT_MAX_BUFFER_SIZE,
} from '@modelcontextprotocol/server';

/** Messages of a batch at the most: more than over HTTP, since this program serves one client alone. */
const LARGEST_BATCH = 100;

/** Says that a message could not be read. */
type Refuse = (code: number, message: string, id?: unknown) => void;

/**
 * Passes on lines that hold a message, and those of a batch one by one; each gets an answer of its own. What cannot be read is answered
 * too (JSON-RPC 2.0 §5.1 and §6), which the library leaves out.
 *
 * @param reply - Sends a line.
 * @throws Error when a line is too long to be kept.
 */
export async function* readMessages(
  input: AsyncIterable<string>,
  reply: (line: string) => void,
): AsyncGenerator<Buffer> {
  const refuse: Refuse = (code, message, id) => {
    const known = typeof id === 'string' || typeof id === 'number' ? id : null;
    reply(`${JSON.stringify({jsonrpc: '2.0', id: known, error: {code, message}})}\n`);
  };
  let rest = '';
  for await (const text of input) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > STDIO_DEFAULT_MAX_BUFFER_SIZE)
      throw new Error(
        `a message is longer than ${STDIO_DEFAULT_MAX_BUFFER_SIZE} characters, the most allowed. Fix: send shorter ones, each in a line of its own.`,
      );
    for (const line of lines.filter((one) => one.trim() !== ''))
      for (const message of messagesOf(line, refuse)) yield Buffer.from(`${message}\n`);
  }
}

function messagesOf(line: string, refuse: Refuse): string[] {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    refuse(PARSE_ERROR, 'Parse error: a line is no JSON. Allowed: one message in each line.');
    return [];
  }
  if (!Array.isArray(read)) return isMessage(read, refuse) ? [line] : [];
  if (read.length > 0 && read.length <= LARGEST_BATCH)
    return read.filter((one) => isMessage(one, refuse)).map((one) => JSON.stringify(one));
  refuse(
    INVALID_REQUEST,
    `Invalid Request: a batch has ${read.length} messages. Allowed: 1 to ${LARGEST_BATCH}.`,
  );
  return [];
}

function isMessage(read: unknown, refuse: Refuse): boolean {
  try {
    parseJSONRPCMessage(read);
    return true;
  } catch {
    const {id} = Object(read) as {id?: unknown};
    refuse(
      INVALID_REQUEST,
      'Invalid Request: a line is no message. Allowed: a request, a notification or a response of JSON-RPC 2.0.',
      id,
    );
    return false;
  }
}
