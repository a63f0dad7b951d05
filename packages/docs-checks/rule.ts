import type {Facts} from './facts/types';
import type {CodeSpan, Fence, Page} from './page/types';
import type {Finding} from './report/Finding';
import type {Report} from './report/Ledger';

/** A rule that looks at one page at a time. */
export interface PageRule {
  name: string;
  check(page: Page, facts: Facts, report: Report): void | Promise<void>;
}

/** A rule for one kind of fence. Of all fence rules the first that applies checks the fence. */
export interface FenceRule {
  name: string;
  applies(fence: Fence): boolean;
  check(fence: Fence, page: Page, facts: Facts, report: Report): void | Promise<void>;
}

/** A rule that needs all pages. `report(file)` is where it writes about one of them. */
export interface SiteRule {
  name: string;
  /** True when it holds for the files for agents too. */
  ofSkills?: boolean;
  check(
    pages: readonly Page[],
    facts: Facts,
    report: (file: string) => Report,
  ): void | Promise<void>;
}

/** One kind of value that inline code can hold. */
export interface ValueKind {
  /** Whether the code is meant as such a value. */
  matches(span: CodeSpan, page: Page, facts: Facts): boolean;
  /** What is wrong with it. */
  problems(span: CodeSpan, page: Page, facts: Facts): Finding[];
}
