import {firstOf, withoutFirst, type WordMasks} from './candidates';
import {FORM_WEIGHT, SECTION, SECTION_WEIGHT, STOP_WORD_WEIGHT} from '../constants';
import {INFLECTED} from '../query/form';
import type {Needle} from '../query/resolveQuery';
import {CONTENT} from '../store/nodeTable';
import type {Store} from '../store/store';

/** Levels below are first cells of tables. */
const LAST_HEADING = 4;

/** What the section of a record adds to its score: 0 to `mostOfSection`. */
export type SectionEvidence = (node: number) => number;

/** The most that a section can add. */
export const mostOfSection = SECTION_WEIGHT.text + SECTION_WEIGHT.heading * SECTION.questionIsAlike;

/**
 * Weighs the sections of records, a section being what shares an anchor: whether one of them says the whole query, and whether its
 * heading, or a question it answers, is nearer to the query than the title of the page, which is weighed elsewhere. A page that treats the matter in one place so comes before one that has the words here and there.
 * Source of the idea: Dai & Callan, "Deeper Text Understanding for IR" (2019), best passage of a document.
 */
export function weighSections(
  needles: readonly Needle[],
  store: Store,
  {own}: WordMasks,
): SectionEvidence {
  const {address, page} = store.nodes;
  const read = sectionReader(needles, store, own);
  /** By address, and headings of titles by page; NaN for what is not known yet. */
  const known = new Float64Array(store.sections.length.length).fill(NaN);
  const ofTitles = new Float64Array(store.titles.length).fill(NaN);
  const ofTitle = (at: number): number => {
    if (Number.isNaN(ofTitles[at])) ofTitles[at] = read(address[store.titles[at]!]!).heading;
    return ofTitles[at]!;
  };
  return (node) => {
    const section = address[node]!;
    if (!Number.isNaN(known[section])) return known[section]!;
    const {text, heading} = read(section);
    const at = page[node]!;
    const nearer = heading === 0 || store.titles[at]! < 0 ? heading : heading - ofTitle(at);
    return (known[section] =
      SECTION_WEIGHT.text * text + SECTION_WEIGHT.heading * Math.max(0, nearer));
  };
}

/** What a section says of the query, each 0 to 1, but for questions. */
interface Section {
  /** How much of the query its texts and headings say. */
  readonly text: number;
  /** How alike its heading, or a question, and the query are; for a question up to `SECTION.questionIsAlike`. */
  readonly heading: number;
}

/** Reads sections by their address. It reads hundreds for a query, so without an object for each node. */
function sectionReader(
  needles: readonly Needle[],
  {nodes, words, sections, whole}: Store,
  own: Uint32Array,
): (address: number) => Section {
  const {address, level, parent, isQuestion} = nodes;
  const share = shares(needles, whole?.texts ?? nodes.count);
  /** Weighted mentions of each word of the query, and what the headings above say of words that are not mentioned. */
  const forms = needles.map(({matches}) => matches.form);
  const mentions = needles.map(() => 0);
  const inherited = needles.map(() => 0);

  /** Adds what one heading or text says; returns how alike a heading, or a question, and the query are. */
  const readNode = (node: number): number => {
    const isHeading = level[node]! <= LAST_HEADING;
    // A row with an anchor of its own, such as a symptom or a flag, is what it says and nothing alike.
    const isRow = !isHeading && level[node] !== CONTENT && address[node] !== address[parent[node]!];
    let asked = 0;
    for (let words = own[node]!; words !== 0; words = withoutFirst(words)) {
      const at = firstOf(words);
      const form = forms[at]![node]!;
      mentions[at]! += FORM_WEIGHT[form]! * (isHeading ? SECTION.headingCounts : 1);
      if (isHeading || form <= INFLECTED) asked += share[at]! * FORM_WEIGHT[form]!;
    }
    if (asked === 0 || !(isHeading || isRow || isQuestion[node])) return 0;
    const frame = isQuestion[node] ? SECTION.questionFrame : 0;
    const telling = Math.max(1, words.length[node]! - frame);
    const alike = asked * Math.min(1, placesIn(node, needles) / telling) ** 2;
    if (isQuestion[node]) return SECTION.questionIsAlike * alike;
    return isRow ? SECTION.rowIsAlike * alike : alike;
  };

  const inherit = (first: number): void => {
    inherited.fill(0);
    for (let above = parent[first]!; above >= 0; above = parent[above]!) {
      if (own[above] === 0 || level[above]! === 0 || level[above]! > CONTENT) continue;
      for (let words = own[above]!; words !== 0; words = withoutFirst(words)) {
        const at = firstOf(words);
        inherited[at]! += FORM_WEIGHT[forms[at]![above]!]!;
      }
    }
  };

  return (address) => {
    const [from, to] = [sections.start[address]!, sections.start[address + 1]!];
    mentions.fill(0);
    inherit(sections.nodes[from]!);
    let heading = 0;
    for (let at = from; at < to; at++) {
      const node = sections.nodes[at]!;
      if (own[node] !== 0) heading = Math.max(heading, readNode(node));
    }
    const half =
      SECTION.saturation *
      (1 -
        SECTION.lengthMatters +
        (SECTION.lengthMatters * sections.length[address]!) / SECTION.usualLength);
    // BM25 of the section as a text of its own.
    let text = 0;
    for (let at = 0; at < needles.length; at++) {
      const found = mentions[at]! || inherited[at]!;
      text += (share[at]! * found) / (found + half);
    }
    return {text, heading};
  };
}

/** Share of each word in the query by its rarity among texts; adds up to 1. */
function shares(needles: readonly Needle[], texts: number): number[] {
  const weights = needles.map(({matches, required, holding}) => {
    const found = holding?.texts ?? matches.nodes.length;
    return required
      ? SECTION.leastRarity + Math.log(1 + (texts - found + 0.5) / (found + 0.5))
      : STOP_WORD_WEIGHT;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  return weights.map((weight) => weight / sum);
}

/** Words of a heading that the query names. */
function placesIn(node: number, needles: readonly Needle[]): number {
  const places = new Set<number>();
  for (const {matches} of needles)
    if (matches.form[node]! > 0) matches.eachPosition(node, (position) => places.add(position));
  return places.size;
}
