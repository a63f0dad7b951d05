import {scored} from './facetFilter';
import {facetTest, type Filter, type Test} from './Filter';
import {numberTest, rangeTest} from './numberTest';
import {RequestError} from '../requestError';
import {syntaxError, tokensOf, type Token} from './tokensOf';

/** Kinds of conditions, which one group must not mix. Source: provider, filters. */
type Kind = 'facet' | 'number' | 'tag';

interface Group {
  readonly tests: readonly Test[];
  readonly kind: Kind | undefined;
}

const TAGS = '_tags';

/** Most conditions of a request. Source: ours; each costs time for every record. */
export const MAX_CONDITIONS = 500;

/** Parentheses within parentheses. Source: ours; two say all that the provider allows. */
const MAX_DEPTH = 10;

/**
 * Reads the provider's `filters`: conditions joined by AND, OR and NOT in capitals. A condition is `facet:value`, `number < 5`,
 * `number:1 TO 5`, or a tag alone; names and values with spaces or parentheses stand in quotes.
 * As with the provider, an OR holds single conditions of one kind, and AND and OR are not mixed without parentheses.
 *
 * @throws RequestError (status 400) that names the place, what stands there and what may stand there, or for more conditions than
 *   {@link MAX_CONDITIONS}.
 */
export function parseFilters(text: string): Filter {
  return new Parser(text).parse();
}

class Parser {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;
  #conditions = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
  }

  parse(): Filter {
    if (this.#tokens.length === 0) return [];
    const groups = this.#expression();
    if (this.#next !== undefined) this.#fail('AND, OR or the end');
    return groups.map(({tests}) => tests);
  }

  get #next(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #take(kind: Token['kind'], text?: string): Token | undefined {
    const token = this.#next;
    if (token?.kind !== kind || (text !== undefined && token.text !== text)) return undefined;
    this.#at += 1;
    return token;
  }

  #expression(): readonly Group[] {
    let groups = this.#operand();
    let joined: string | undefined;
    for (;;) {
      const operator = this.#take('word', 'AND') ?? this.#take('word', 'OR');
      if (operator === undefined) return groups;
      if (joined !== undefined && joined !== operator.text)
        syntaxError(this.#text, operator.start, 'AND and OR are mixed; put the ORs in parentheses');
      joined = operator.text;
      const right = this.#operand();
      groups = joined === 'AND' ? [...groups, ...right] : [this.#either(groups, right, operator)];
    }
  }

  #either(left: readonly Group[], right: readonly Group[], {start}: Token): Group {
    const [first, second] = [left[0], right[0]];
    if (left.length !== 1 || right.length !== 1 || first === undefined || second === undefined)
      return syntaxError(
        this.#text,
        start,
        'filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed',
      );
    if (first.kind !== second.kind)
      syntaxError(
        this.#text,
        start,
        'an OR must not join conditions of different kinds: facets, numbers, tags',
      );
    return {tests: [...first.tests, ...second.tests], kind: first.kind};
  }

  #operand(): readonly Group[] {
    const not = this.#take('word', 'NOT');
    const open = this.#take('sign', '(');
    if (open === undefined) return [this.#condition(not !== undefined)];
    if (not !== undefined)
      syntaxError(this.#text, not.start, 'NOT stands before one condition, not before parentheses');
    if (++this.#depth > MAX_DEPTH)
      syntaxError(this.#text, open.start, `parentheses may stand ${MAX_DEPTH} deep`);
    const groups = this.#expression();
    this.#depth -= 1;
    if (this.#take('sign', ')') === undefined) this.#fail('AND, OR or a closing parenthesis');
    return groups;
  }

  #condition(negated: boolean): Group {
    if (++this.#conditions > MAX_CONDITIONS)
      throw new RequestError(`filters may hold ${MAX_CONDITIONS} conditions, found more`);
    const isQuoted = this.#next?.kind === 'quoted';
    const name = this.#value('a condition such as language:en');
    const operator = this.#take('comparison');
    if (operator !== undefined)
      return this.#group('number', numberTest(name, operator.text, this.#number(), negated));
    if (this.#take('sign', ':') === undefined) {
      // A condition may stand in quotes as a whole.
      const [, facet, rest] = isQuoted ? (/^([^:]+):(.*)$/s.exec(name) ?? []) : [];
      const [text, score] = scored(rest ?? name);
      return facet === undefined || facet === TAGS
        ? this.#group('tag', facetTest(TAGS, rest === undefined ? name : text, negated))
        : this.#group('facet', facetTest(facet, text, negated, score));
    }
    const value = this.#value(`a value of ${name}`);
    if (this.#take('word', 'TO') !== undefined) {
      const from = Number(value);
      if (value.trim() === '' || !Number.isFinite(from))
        this.#fail('a number before TO', this.#at - 2);
      return this.#group('number', rangeTest(name, from, this.#number(), negated));
    }
    const score = this.#take('score');
    const test = facetTest(name, value, negated, score === undefined ? 1 : Number(score.text));
    return this.#group(name === TAGS ? 'tag' : 'facet', test);
  }

  #group(kind: Kind, test: Test): Group {
    return {kind, tests: [test]};
  }

  #value(what: string): string {
    const token = this.#next;
    const isKeyword = token?.kind === 'word' && /^(?:AND|OR|NOT|TO)$/.test(token.text);
    if (token === undefined || isKeyword || (token.kind !== 'word' && token.kind !== 'quoted'))
      return this.#fail(what);
    this.#at += 1;
    return token.text;
  }

  #number(): number {
    const token = this.#take('word');
    const value = Number(token?.text);
    if (token === undefined || !Number.isFinite(value))
      return this.#fail('a number', token === undefined ? this.#at : this.#at - 1);
    return value;
  }

  #fail(wanted: string, at = this.#at): never {
    const token = this.#tokens[at];
    return syntaxError(
      this.#text,
      token?.start ?? this.#text.length,
      `expected ${wanted}, found ${token === undefined ? 'the end' : JSON.stringify(token.text)}`,
    );
  }
}
