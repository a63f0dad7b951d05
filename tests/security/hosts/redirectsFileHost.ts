/**
 * Where Cloudflare Pages leads a path, by its documentation of `_redirects`: the topmost rule for exactly this path, whether a file lies
 * there or not. Netlify asks the same rules, for a path with and without its closing slash alike, once it has found no file there.
 *
 * @param text - Content of `_redirects`; rules with `*` or `:name` are not understood.
 * @throws Error for a line that they do not read.
 */
export function redirectsFileHost(text: string): (path: string) => string | undefined {
  const rules = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const parsed = rules.map((line) => {
    const [, from, to] = /^(\/[^\s*:]*) (\/\S*) 30[18]$/.exec(line) ?? [];
    if (from === undefined || to === undefined)
      throw new Error(`_redirects: hosts read "${line}" as something else`);
    return {from, to};
  });
  return (path) => parsed.find(({from}) => from === path)?.to;
}
