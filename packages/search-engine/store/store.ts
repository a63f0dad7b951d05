import {SynonymTable} from '../query/synonymTable';
import {fold} from '../text/fold';
import {wordsOf} from '../text/eachWord';
import {Dictionary} from './dictionary';
import type {IndexFile} from './indexFile';
import {LENGTH_MATTERS} from '../constants';
import {lastSegment, loadNodes, type NodeTable} from './nodeTable';
import {gatherSections, type SectionTable} from './sectionTable';
import {indexWords, type WordIndex} from './wordIndex';
import {wordsOfTexts, type WordsOfText} from './wordsOfTexts';

/** Everything an engine knows, unfolded from an index file. Read only. */
export interface Store {
  readonly nodes: NodeTable;
  readonly words: WordIndex;
  readonly sections: SectionTable;
  readonly dictionary: Dictionary;
  readonly wordsOfText: WordsOfText;
  readonly synonyms: SynonymTable;
  /** Names kept in one piece, folded. */
  readonly names: ReadonlySet<string>;
  /** Node of each page's title, −1 for none. */
  readonly titles: Int32Array;
  /** Words in the last part of each page's address, which begin its names. */
  readonly slugLength: Uint8Array;
  /** Length of each page, 1 for the average; flattened by LENGTH_MATTERS. */
  readonly pageLength: Float32Array;
  /** Of a store that holds a part of an index: pages and texts of the whole index. */
  readonly whole?: Size;
}

/** How large an index is, or how much of it holds a word. */
export interface Size {
  readonly pages: number;
  readonly texts: number;
}

/**
 * Unfolds an index file: some milliseconds for a thousand texts.
 * @throws Error when the file was written for another version of the engine.
 */
export function openStore(file: IndexFile): Store {
  const names = new Set(file.synonyms.names.map(fold));
  const nodes = loadNodes(file);
  const words = indexWords(nodes.texts, names);
  const dictionary = new Dictionary(words.terms);
  return {
    nodes,
    words,
    sections: gatherSections(nodes, words),
    names,
    dictionary,
    wordsOfText: wordsOfTexts(dictionary, names),
    synonyms: new SynonymTable(file.synonyms),
    titles: Int32Array.from(nodes.pages, ({first, end}) => {
      const at = nodes.level.subarray(first, end).indexOf(1);
      return at < 0 ? -1 : first + at;
    }),
    slugLength: Uint8Array.from(nodes.pages, ({url}) => wordsOf(lastSegment(url), names).length),
    pageLength: pageLengths(nodes, words),
  };
}

function pageLengths({pages}: NodeTable, {length}: WordIndex): Float32Array {
  const lengths = Float32Array.from(pages, ({first, end}) =>
    length.subarray(first, end).reduce((sum, words) => sum + words, 0),
  );
  const average = lengths.reduce((sum, words) => sum + words, 0) / (pages.length || 1) || 1;
  return lengths.map((words) => 1 - LENGTH_MATTERS + (LENGTH_MATTERS * words) / average);
}
