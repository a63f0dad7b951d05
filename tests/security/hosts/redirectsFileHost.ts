/**
 * Where Cloudflare Pages leads a path, by its documentation of `_redirects`: the topmost rule for exactly this path, whether a file lies
 * there or not. Netlify asks the same rules, for a path with and without its closing slash alike, and follows those with a `!` where a
 * file lies there, too; Cloudflare ignores them, as it does each line that it cannot read.
 *
 * @param text - Content of `_redirects`; rules with `*` or `:name` are not understood.
 * @throws Error for a line that they do not read.
 */
export function redirectsFileHost(text: string): (path: string) => string | undefined {
  const rules = text.split('\n').filter((line) => line !== '' && !/^#|!$/.test(line));
  const parsed = rules.map((line) => {
    const [, from, to] = /^(\/[^\s*:]*) (\/\S*) 30[18]$/.exec(line) ?? [];
    if (from === undefined || to === undefined)
      throw new Error(`_redirects: hosts read "${line}" as something else`);
    return {from, to};
  });
  return (path) => parsed.find(({from}) => from === path)?.to;
}
