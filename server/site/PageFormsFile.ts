import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PAGE_INDEX, PageIndexSchema} from '@toolhive-docs/agent-files';
import {PageForms} from '@toolhive-docs/content-negotiation';
import {logError, reasonOf} from '../logging';
import {oncePerTurn, stateOf} from './oncePerTurn';

const NO_PAGES = new PageForms({
  site: '',
  title: '',
  description: '',
  root: 'http://localhost/',
  version: '',
  pages: [],
});

/** The pages of the build and their forms, read again whenever its index changes. */
export class PageFormsFile {
  readonly #file: string;
  readonly #stateNow = oncePerTurn(stateOf);
  #state = '';
  #forms = NO_PAGES;

  constructor(buildDir: string) {
    this.#file = join(buildDir, PAGE_INDEX);
  }

  /** The pages of the build that is there now; none when it has no index, the last good ones while the index is broken. */
  read(): PageForms {
    const state = this.#stateNow(this.#file);
    if (state === this.#state) return this.#forms;
    this.#state = state;
    try {
      this.#forms =
        state === ''
          ? NO_PAGES
          : new PageForms(PageIndexSchema.parse(JSON.parse(readFileSync(this.#file, 'utf8'))));
    } catch (error) {
      logError(
        `${this.#file} cannot be read, so the last good index stays: ${reasonOf(error)}. Fix: run \`npm run build\`.`,
      );
    }
    return this.#forms;
  }
}
