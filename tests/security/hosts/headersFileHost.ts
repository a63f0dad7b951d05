/** A rule of `_headers`: where it applies, and what it adds. */
interface Rule {
  readonly applies: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** `*` stands for anything, `:name` for one part of the path, all else for itself; a path matches as a whole. */
function toPattern(path: string): RegExp {
  const literal = path.replace(/[\\^$+?.()|[\]{}]/g, '\\$&');
  return new RegExp(`^${literal.replace(/\*/g, '.*').replace(/:[A-Za-z]\w*/g, '[^/]+')}$`);
}

function readRules(text: string): Rule[] {
  const blocks = text
    .split(/\n(?=\S)/)
    .map((block) =>
      block.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')),
    );
  return blocks.map(([path = '', ...lines]) => ({
    applies: toPattern(path),
    headers: lines.map((line) => {
      const [, name, value] = /^\s+([!#$%&'*+.^`|~\w-]+):(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined)
        throw new Error(`_headers: hosts cannot read "${line}"`);
      return [name.toLowerCase(), value.trim()] as const;
    }),
  }));
}

/**
 * What Netlify and Cloudflare Pages add to the answer for a path, by their documentation of `_headers`: the headers of every rule that
 * matches; where two set the same one, the values are joined by commas.
 *
 * @param text - Content of `_headers`.
 * @throws Error for a line that they do not read.
 */
export function headersFileHost(text: string): (path: string) => Map<string, string> {
  const rules = readRules(text);
  return (path) => {
    const found = new Map<string, string>();
    for (const [name, value] of rules
      .filter(({applies}) => applies.test(path))
      .flatMap(({headers}) => headers)) {
      const before = found.get(name);
      found.set(name, before === undefined ? value : `${before}, ${value}`);
    }
    return found;
  };
}
