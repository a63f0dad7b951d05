import type {Facts} from './facts/types';
import type {Fence, Page} from './page/types';
import type {Report} from './report/types';

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
  check(
    pages: readonly Page[],
    facts: Facts,
    report: (file: string) => Report,
  ): void | Promise<void>;
}
