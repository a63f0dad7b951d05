import {FORM_WEIGHT, SECTION, SECTION_WEIGHT, STOP_WORD_WEIGHT} from '../constants';
import type {Needle} from '../query/resolveQuery';
import {CONTENT} from '../store/nodeTable';
import type {Store} from '../store/store';

/** Levels below are first cells of tables. */
const LAST_HEADING = 4;

/** What the section of a record adds to its score: 0 to `mostOfSection`. */
export type SectionEvidence = (node: number) => number;

/** The most that a section can add. */
export const mostOfSection = SECTION_WEIGHT.text + SECTION_WEIGHT.heading;

/**
 * Weighs the sections of a page, a section being what shares an anchor: whether one of them says the whole query, and whether its
 * heading is nearer to the query than the title of the page, which is weighed elsewhere. A page that treats the matter in one place so comes before one that has the words here and there.
 * Source of the idea: Dai & Callan, "Deeper Text Understanding for IR" (2019), best passage of a document.
 */
export function weighSections(
  needles: readonly Needle[],
  store: Store,
): (page: number) => SectionEvidence {
  const {pages, address} = store.nodes;
  const share = shares(needles, store.whole?.texts ?? store.nodes.count);
  return (page) => {
    const {first, end} = pages[page]!;
    const sections = new Map<number, Section>();
    let section: Section | undefined;
    for (let node = first + 2, open = -1; node < end; node++) {
      if (section === undefined || address[node] !== open) {
        open = address[node]!;
        section = sections.get(open);
        if (!section) sections.set(open, (section = openSection(node, needles, store)));
      }
      readNode(node, section, {needles, share, store});
    }
    const title = sections.get(address[store.titles[page]!]!)?.heading ?? 0;
    const scoreOf = (section: Section): number =>
      SECTION_WEIGHT.text * textScore(section, share) +
      SECTION_WEIGHT.heading * Math.max(0, section.heading - title);
    const score = new Map([...sections].map(([key, section]) => [key, scoreOf(section)]));
    return (node) => score.get(address[node]!) ?? 0;
  };
}

interface Section {
  /** Weighted mentions of each word of the query. */
  readonly mentions: Float64Array;
  /** What the headings above say of words that the section does not mention. */
  readonly inherited: Float64Array;
  /** Words. */
  length: number;
  /** How alike its heading and the query are, 0 to 1. */
  heading: number;
}

/** Share of each word in the query by its rarity among texts; adds up to 1. */
function shares(needles: readonly Needle[], texts: number): number[] {
  const weights = needles.map((needle) => {
    const holding = needle.holding?.texts ?? needle.matches.nodes.length;
    return needle.required
      ? SECTION.leastRarity + Math.log(1 + (texts - holding + 0.5) / (holding + 0.5))
      : STOP_WORD_WEIGHT;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  return weights.map((weight) => weight / sum);
}

/** A section that holds nothing yet but what the headings above its first node say. */
function openSection(
  node: number,
  needles: readonly Needle[],
  {nodes: {parent, level}}: Store,
): Section {
  const inherited = new Float64Array(needles.length);
  for (let above = parent[node]!; above >= 0; above = parent[above]!) {
    if (level[above]! === 0 || level[above]! > CONTENT) continue;
    needles.forEach(({matches}, at) => (inherited[at]! += FORM_WEIGHT[matches.form[above]!]!));
  }
  return {mentions: new Float64Array(needles.length), inherited, length: 0, heading: 0};
}

/** Adds what one heading or text says to its section. */
function readNode(
  node: number,
  section: Section,
  query: {needles: readonly Needle[]; share: readonly number[]; store: Store},
): void {
  const {nodes, words} = query.store;
  const isHeading = nodes.level[node] !== CONTENT;
  section.length += words.length[node]!;
  let asked = 0;
  let places: Set<number> | undefined;
  // This runs for every text of a page: without a call or an object for those that hold no word.
  for (let at = 0; at < query.needles.length; at++) {
    const {matches} = query.needles[at]!;
    const form = matches.form[node]!;
    if (form === 0) continue;
    section.mentions[at]! += FORM_WEIGHT[form]! * (isHeading ? SECTION.headingCounts : 1);
    if (!isHeading) continue;
    asked += query.share[at]! * FORM_WEIGHT[form]!;
    const found = (places ??= new Set());
    matches.eachPosition(node, (position) => found.add(position));
  }
  if (places && places.size > 0 && nodes.level[node]! <= LAST_HEADING)
    section.heading = Math.max(
      section.heading,
      asked * Math.min(1, places.size / words.length[node]!) ** 2,
    );
}

/** BM25 of the section as a text of its own. */
function textScore({mentions, inherited, length}: Section, share: readonly number[]): number {
  const half =
    SECTION.saturation *
    (1 - SECTION.lengthMatters + (SECTION.lengthMatters * length) / SECTION.usualLength);
  return mentions.reduce((sum, own, at) => {
    const found = own || inherited[at]!;
    return sum + (share[at]! * found) / (found + half);
  }, 0);
}
