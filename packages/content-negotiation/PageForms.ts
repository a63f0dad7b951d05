import {
  INDEX_FILE,
  sliceSection,
  tokensOf,
  type PageEntry,
  type PageIndex,
} from '@toolhive-docs/agent-files';
import {remembered} from '@toolhive-docs/options/remembered';
import {missingPage, missingSection} from './missing';
import {prefersMarkdown, type HeaderReader} from './prefersMarkdown';

/** What a path stands for, and in which form it goes out. */
export type Decision =
  /** A page as HTML. */
  | {readonly kind: 'page'; readonly entry: PageEntry}
  /** Its Markdown. */
  | {readonly kind: 'markdown'; readonly entry: PageEntry}
  /** The other spelling of a Markdown file's address. */
  | {readonly kind: 'redirect'; readonly to: string};

/** A response that is made of text. */
export interface MarkdownAnswer {
  readonly status: 200 | 404;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Clients and caches are told that the form depends on this. */
const VARY = 'Accept, User-Agent';

const pathOf = (route: string): string => route.replace(/\/$/, '') || '/';

/** The path of a page from that of its file; of any other file, its own. */
export const pagePath = (file: string): string =>
  `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/** The pages of a build and their two forms. */
export class PageForms {
  private readonly byPath = new Map<string, PageEntry>();
  private readonly byMarkdown = new Map<string, PageEntry>();

  /** Headers of a page that is no documentation, as that of search results: where the index of all pages is, if there are any. */
  readonly otherPageHeaders: Readonly<Record<string, string>>;

  constructor(readonly index: PageIndex) {
    this.otherPageHeaders = index.pages.length === 0 ? {} : {Link: this.toIndex()};
    for (const entry of index.pages) {
      this.byPath.set(pathOf(entry.route), entry);
      this.byMarkdown.set(entry.markdown, entry);
    }
  }

  /**
   * What a request gets; undefined for what is neither a page nor its Markdown.
   *
   * @param path - Below the base path, decoded, with a slash at its beginning.
   * @param header - Of the request.
   */
  decide(path: string, header: HeaderReader): Decision | undefined {
    const own = this.byMarkdown.get(path);
    if (own) return {kind: 'markdown', entry: own};
    const page = this.byPath.get(pathOf(path));
    if (page) return {kind: prefersMarkdown(header) ? 'markdown' : 'page', entry: page};
    const file = path.replace(/\.md\/?$/i, '.md');
    const other = file.endsWith('/index.md')
      ? file.replace(/\/index\.md$/, '.md')
      : file.replace(/\.md$/, '/index.md');
    const to = [file, other].find((one) => this.byMarkdown.has(one));
    return to === undefined ? undefined : {kind: 'redirect', to};
  }

  /** Headers of a page's HTML: where its Markdown is. */
  readonly pageHeaders = remembered(({markdown}: PageEntry): Readonly<Record<string, string>> => ({
    Vary: VARY,
    Link: `<${this.at(markdown)}>; rel="alternate"; type="text/markdown", ${this.toIndex()}`,
  }));

  /**
   * Headers of a page's Markdown: where the page is.
   *
   * @param tokens - Of what is sent, which may be a section.
   */
  markdownHeaders({url}: PageEntry, tokens: number): Record<string, string> {
    return {
      'Content-Type': 'text/markdown; charset=utf-8',
      Vary: VARY,
      Link: `<${url}>; rel="canonical", ${this.toIndex()}`,
      'X-Robots-Tag': 'noindex',
      'X-Markdown-Tokens': String(tokens),
    };
  }

  /** Headers of the page that says what is missing, whose form depends on the client. */
  missingPageHeaders(): Record<string, string> {
    return {Vary: VARY, ...this.otherPageHeaders};
  }

  /** The same message in Markdown, with the nearest pages. */
  missingPage(path: string): MarkdownAnswer {
    return this.missing(missingPage(path, this.index));
  }

  /**
   * One section of a page's Markdown, or a message that names the sections it has.
   *
   * @param text - The Markdown of the whole page.
   */
  section(entry: PageEntry, text: string, id: string): MarkdownAnswer {
    const slice = sliceSection(text, entry.sections, id);
    if (slice === undefined) return this.missing(missingSection(id, entry));
    const headers = {
      ...this.markdownHeaders(entry, tokensOf(slice)),
      'Cache-Control': 'no-cache',
    };
    return {status: 200, text: slice, headers};
  }

  private missing(text: string): MarkdownAnswer {
    const headers = {
      ...this.missingPageHeaders(),
      'Content-Type': 'text/markdown; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
      'X-Markdown-Tokens': String(tokensOf(text)),
    };
    return {status: 404, text, headers};
  }

  private toIndex(): string {
    return `<${this.at(INDEX_FILE)}>; rel="describedby"; type="text/plain"`;
  }

  private at(path: string): string {
    return new URL(path.replace(/^\//, ''), this.index.root).href;
  }
}
