/**
 * Finds the calls of one program in a line of shell: splits at pipes and separators, removes quotes and drops redirections.
 * It knows the simple lines of the command data only; a whole script needs a real shell reader.
 * @returns the argv of each call.
 */
export function exampleCommands(line: string, program: string): string[][] {
  const calls: string[][] = [[]];
  for (const token of line.match(
    /(?<!\S)[0-9]?>>?&?|<|\|\||&&|[|;&]|(?:"[^"]*"|'[^']*'|\\.|[^\s"'\\|;&<>])+/g,
  ) ?? []) {
    if (/^(\|\||&&|[|;&])$/.test(token)) calls.push([]);
    else calls.at(-1)?.push(token);
  }
  return calls.map(withoutRedirections).filter((call) => call[0] === program);
}

function withoutRedirections(tokens: string[]): string[] {
  const isRedirection = (token: string | undefined) =>
    token !== undefined && /^([0-9]?>>?&?|<)$/.test(token);
  return tokens
    .filter((token, index) => !isRedirection(token) && !isRedirection(tokens[index - 1]))
    .map(unquote);
}

function unquote(token: string): string {
  return token.replace(
    /"([^"]*)"|'([^']*)'|\\(.)/g,
    (_, double?: string, single?: string, escaped?: string) => double ?? single ?? escaped ?? '',
  );
}
