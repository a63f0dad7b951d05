import {createHash} from 'node:crypto';
import type {Tag} from './tagsOf';

/** Everything in pages that only runs or shows when the content policy names it, as hash sources. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
}

/** Types of script that browsers run; others are data (HTML §4.12.1). */
const RUNS = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i;

/** Most tags hold neither. */
const STYLE_OR_HANDLER = /\b(?:style|on\w)/i;

/** A source of a content policy that stands for exactly this text (CSP 3 §2.3.1). */
const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Finds the inline scripts and styles of pages, one page after the other. */
export class InlineCodeFinder {
  private readonly scripts = new Set<string>();
  private readonly styles = new Set<string>();
  private readonly styleAttributes = new Set<string>();

  /**
   * Takes note of what is in the page of a file.
   *
   * @throws Error naming the file of a page with an event handler attribute: a policy cannot allow one
   * without allowing it everywhere.
   */
  add(file: string, tags: readonly Tag[]): void {
    for (const tag of tags) {
      if (tag.name === 'style') this.styles.add(tag.text);
      if (tag.name !== 'script' && !STYLE_OR_HANDLER.test(tag.source)) continue;
      const {name, attributes, text} = tag;
      const handler = [...attributes.keys()].find((attribute) => attribute.startsWith('on'));
      if (handler !== undefined)
        throw new Error(
          `${file} has <${name} ${handler}="${attributes.get(handler) ?? ''}">, which the content policy refuses.\nFix: listen for the event in a script (src/elements) instead.`,
        );
      if (name === 'script' && !attributes.has('src') && RUNS.test(attributes.get('type') ?? ''))
        this.scripts.add(text);
      const style = attributes.get('style');
      if (style !== undefined && style !== '') this.styleAttributes.add(style);
    }
  }

  /** Hashes of all that was found, each once, sorted. */
  found(): InlineCode {
    const hashes = (texts: ReadonlySet<string>): string[] => [...texts].map(hashSource).sort();
    return {
      scripts: hashes(this.scripts),
      styles: hashes(this.styles),
      styleAttributes: hashes(this.styleAttributes),
    };
  }
}
