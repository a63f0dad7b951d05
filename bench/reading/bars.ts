/** Medians by site, then by name of what was measured. */
export type Medians = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A line to reach, with what was reached. */
export interface Bar {
  readonly title: string;
  readonly reached: number;
  readonly limit: number;
}

const KB = 1024;

/** The bars of the reading speed, as far as what they need was measured. */
export function bars(medians: Medians): Bar[] {
  const of = (site: string, name: string) => medians[site]?.[name];
  const ratio = (title: string, name: string, limit: number, otherName = name): Bar[] => {
    const [ours, stock] = [of('ours', name), of('docusaurus', otherName)];
    return ours === undefined || stock === undefined ? [] : [{title, reached: ours / stock, limit}];
  };
  const value = (title: string, name: string, limit: number, unit = 1): Bar[] => {
    const ours = of('ours', name);
    return ours === undefined ? [] : [{title, reached: ours / unit, limit}];
  };
  const search = (network: string): Bar[] => {
    const name = `search ${network}: first results ms`;
    const best = Math.min(
      ...['vitepress', 'starlight', 'rspress'].map((site) => of(site, name) ?? Infinity),
    );
    const ours = of('ours', name);
    return ours === undefined || best === Infinity
      ? []
      : [
          {
            title: `search to first results, ${network} ÷ best of the others`,
            reached: ours / best,
            limit: 0.5,
          },
        ];
  };
  return [
    ...['guide', 'command'].flatMap((page) => [
      ...ratio(`${page}: blocking ÷ stock`, `${page}: blocking ms`, 0.2),
      ...ratio(`${page}: LCP ÷ stock`, `${page}: LCP ms`, 0.85),
      ...value(`${page}: CLS`, `${page}: CLS`, 0),
      ...value(`${page}: JS KB`, `${page}: JS`, 100, KB),
      ...value(`${page}: CSS KB`, `${page}: CSS`, 11, KB),
    ]),
    ...['landing', 'API'].flatMap((page) =>
      ratio(
        `${page}: blocking ÷ stock's landing`,
        `${page}: blocking ms`,
        0.35,
        'landing: blocking ms',
      ),
    ),
    ...['1×', '4×', '4× + slow net'].flatMap((at) =>
      ratio(`click → heading at ${at} ÷ stock`, `click → heading ${at} ms`, 0.6),
    ),
    ...['tap a link', 'type / and a word', 'open the menu', 'copy code'].flatMap((what) => [
      ...value(`early: ${what}, missed or doubled`, `early: ${what}, wrong`, 0),
      ...value(`early: ${what}, to next paint ms`, `early: ${what}, paint ms`, 200),
    ]),
    ...search('4×'),
    ...search('4× + slow net'),
  ];
}

/** Whether a bar is reached. */
export function isReached({reached, limit}: Bar): boolean {
  return reached <= limit;
}
