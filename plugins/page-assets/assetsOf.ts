interface Assets {
  readonly js?: readonly {publicPath: string}[];
  readonly css?: readonly {publicPath: string}[];
}

/** What the bundler wrote: for each name of a chunk its ids, and for each id its files. */
export interface Manifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, Assets>>;
}

/**
 * Elements for a page's head that load the given chunks, without those that the page names already.
 * A chunk's script only registers it, so it may run before the main script.
 */
export function assetsOf(
  {origins, assets}: Manifest,
  chunks: readonly string[],
  html: string,
): string {
  const ids = new Set(chunks.flatMap((chunk) => origins[chunk] ?? []));
  const files = (kind: keyof Assets): string[] =>
    [
      ...new Set(
        [...ids].flatMap((id) => assets[id]?.[kind] ?? []).map(({publicPath}) => publicPath),
      ),
    ].filter((file) => !html.includes(file));
  return [
    ...files('css').map((file) => `<link rel="stylesheet" href="${file}">`),
    ...files('js').map((file) => `<script src="${file}" defer></script>`),
  ].join('');
}
