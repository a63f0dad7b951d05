/** The parts of `vercel.json` that a site of files needs. */
interface VercelFile {
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly {readonly key: string; readonly value: string}[];
  }[];
  readonly redirects: readonly {
    readonly source: string;
    readonly destination: string;
    readonly permanent: boolean;
  }[];
}

/**
 * The pattern language of `source`: a backslash takes the next character as it is, brackets hold an expression, all else stands for
 * itself, and a path matches as a whole, with or without its closing slash as it is written.
 *
 * @throws Error for a character that would mean something else.
 */
function toPattern(source: string): RegExp {
  const parts = source.match(/\\.|\((?:\\.|[^()])*\)|[^]/g) ?? [];
  const pattern = parts.map((part) => {
    if (part.length > 1 && part.startsWith('(')) return part;
    if (part.length === 1 && /[:{}?+*()]/.test(part))
      throw new Error(
        `vercel.json: "${part}" in ${source} means something to the host; write \\${part}`,
      );
    return part.slice(-1).replace(/[\\^$+?.()|[\]{}*]/, '\\$&');
  });
  return new RegExp(`^${pattern.join('')}$`);
}

/** What Vercel does with the answer for a path, by its documentation of `vercel.json`. */
export interface VercelHost {
  /** Of all rules that match and set the same header, the last one holds. */
  readonly headers: (path: string) => Map<string, string>;
  /** The first rule that matches; asked before files are looked for. */
  readonly redirect: (path: string) => string | undefined;
}

/** @param text - Content of `vercel.json`. */
export function vercelHost(text: string): VercelHost {
  const {headers, redirects} = JSON.parse(text) as VercelFile;
  const rules = headers.map((rule) => ({...rule, applies: toPattern(rule.source)}));
  const moved = redirects.map((rule) => ({...rule, applies: toPattern(rule.source)}));
  return {
    headers: (path) =>
      new Map(
        rules
          .filter(({applies}) => applies.test(path))
          .flatMap((rule) =>
            rule.headers.map(({key, value}) => [key.toLowerCase(), value] as const),
          ),
      ),
    redirect: (path) => moved.find(({applies}) => applies.test(path))?.destination,
  };
}
