import type {CliSpec, Command} from '../../packages/cli-spec';

/** What every section of a page is made from. */
export interface PageContext {
  spec: CliSpec;
  command: Command;
}
