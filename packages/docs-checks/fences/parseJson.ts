/** Parses JSON; the problem names the 0-based line. */
export function parseJson(text: string): {value: unknown} | {line: number; message: string} {
  try {
    return {value: JSON.parse(text)};
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    const line =
      Number(/line (\d+)/.exec(message)?.[1] ?? text.slice(0, position).split('\n').length) - 1;
    return {line, message: `not valid JSON: ${message.replace(/ in JSON.*/, '')}`};
  }
}
