import type {Word, WordPart} from 'unbash';

const FIXED: readonly WordPart['type'][] = ['Literal', 'SingleQuoted', 'AnsiCQuoted'];

/** Whether quotes keep the shell from filling in anything in a word: `'$a'`, `"~/b"`. */
export const isLiteral = ({text, value, parts = []}: Word): boolean =>
  text !== value && !text.startsWith('~') && parts.every(isFixed);

const isFixed = (part: WordPart): boolean =>
  part.type === 'DoubleQuoted' ? part.parts.every(isFixed) : FIXED.includes(part.type);
