/** Addresses that a page names for programs. */
export interface Pointers {
  /** Of the index of all pages. */
  readonly index: string;
  /** Of the page's own Markdown; pages that are no documentation have none. */
  readonly markdown?: string | undefined;
}

/** The framework marks what a page puts into its head by itself; in-site navigation exchanges that. */
const OWN = 'data-rh="true"';

/**
 * Tells programs that read a page's HTML where its Markdown and the index are: links in the head, and a sentence at the beginning
 * of the body. Readers neither see nor hear the sentence.
 */
export function pointTo(html: string, {index, markdown}: Pointers): string {
  const links = [
    `<link ${OWN} rel="describedby" type="text/plain" href="${index}">`,
    ...(markdown === undefined
      ? []
      : [`<link ${OWN} rel="alternate" type="text/markdown" href="${markdown}">`]),
  ];
  const own = markdown === undefined ? '' : ` This page as Markdown: ${markdown}.`;
  const sentence = `<p class="visually-hidden" aria-hidden="true">For programs: the index of these docs is ${index}.${own}</p>`;
  return html
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(/<body\b[^>]*>/, (body) => body + sentence);
}
