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
  const ratio = (title: string, name: string, limit: number, to: string): Bar[] => {
    const [ours, other] = [of('ours', name), of(to, name)];
    return ours === undefined || other === undefined
      ? []
      : [{title: `${title} ÷ ${to}`, reached: ours / other, limit}];
  };
  const value = (title: string, name: string, limit: number, unit = 1): Bar[] => {
    const ours = of('ours', name);
    return ours === undefined ? [] : [{title, reached: ours / unit, limit}];
  };
  /** First of all sites: not above the best of the others. */
  const first = (title: string, name: string): Bar[] => {
    const others = Object.entries(medians).flatMap(([site, own]) =>
      site === 'ours' || own[name] === undefined ? [] : [own[name]],
    );
    const ours = of('ours', name);
    return ours === undefined || others.length === 0
      ? []
      : [{title: `${title} ÷ best of the others`, reached: ours / Math.min(...others), limit: 1}];
  };
  return [
    ...['guide', 'command'].flatMap((page) => [
      ...value(`${page}: JS KB`, `${page}: JS`, 14, KB),
      ...ratio(`${page}: all bytes`, `${page}: all bytes`, 0.85, 'starlight'),
      ...ratio(`${page}: main thread in all`, `${page}: main thread in all ms`, 0.75, 'starlight'),
      ...value(`${page}: blocking ms`, `${page}: blocking ms`, 10),
      ...first(`${page}: FCP`, `${page}: FCP ms`),
      ...first(`${page}: LCP`, `${page}: LCP ms`),
      ...value(`${page}: CLS`, `${page}: CLS`, 0),
    ]),
    ...value('landing: JS KB', 'landing: JS', 14, KB),
    ...value('API: JS KB', 'API: JS', 18, KB),
    ...value('API: blocking ms', 'API: blocking ms', 20),
    ...['1×', '4×', '4× + slow net'].flatMap((at) => [
      ...first(`click → heading at ${at}`, `click → heading ${at} ms`),
      ...ratio(`click → heading at ${at}`, `click → heading ${at} ms`, 0.5, 'docusaurus'),
    ]),
    ...['tap a link', 'type / and a word', 'open the menu', 'copy code'].flatMap((what) => [
      ...value(`early: ${what}, missed or doubled`, `early: ${what}, wrong`, 0),
      ...value(`early: ${what}, to next paint ms`, `early: ${what}, paint ms`, 200),
    ]),
    ...['4×', '4× + slow net'].flatMap((at) =>
      first(`search to first results at ${at}`, `search ${at}: first results ms`),
    ),
  ];
}

/** Whether a bar is reached. */
export function isReached({reached, limit}: Bar): boolean {
  return reached <= limit;
}
