/** What the real server sends for an error, to the letter. */
const errorType = 'text/plain; charset=utf-8';

/** An answer in JSON, ended by a newline as the real server does. */
export function json(
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${JSON.stringify(value)}\n`, {
    status,
    headers: {'Content-Type': 'application/json', ...headers},
  });
}

/** An answer without a body. */
export function empty(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {status, headers});
}

/** An error: one phrase and a newline. Browsers must not guess at its type, because the phrase may repeat what the caller sent. */
export function errorText(
  status: number,
  phrase: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${phrase}\n`, {
    status,
    headers: {'Content-Type': errorType, 'X-Content-Type-Options': 'nosniff', ...headers},
  });
}
