import type {Facts} from '../facts/types';
import type {CodeSpan, Page} from '../page/types';

/** One kind of value that inline code can hold. */
export interface ValueKind {
  name: string;
  /** Whether the code is meant as such a value. */
  matches(span: CodeSpan, page: Page, facts: Facts): boolean;
  /** What is wrong with it. */
  problems(span: CodeSpan, page: Page, facts: Facts): string[];
}
