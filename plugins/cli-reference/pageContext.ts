import type {CliSpec, Command, Since} from '@toolhive-docs/cli-spec';

/** What every section of a page is made from. */
export interface PageContext {
  spec: CliSpec;
  command: Command;
  /** First releases of commands and flags. */
  since: Since;
}
