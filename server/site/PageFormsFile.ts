import {PAGE_INDEX, PageIndexSchema} from '@toolhive-docs/agent-files';
import {PageForms} from '@toolhive-docs/content-negotiation';
import {WatchedFile} from './WatchedFile';

const NO_PAGES = new PageForms({
  site: '',
  title: '',
  description: '',
  root: 'http://localhost/',
  version: '',
  pages: [],
});

/** The pages of the build and their forms; none when it has no index. */
export class PageFormsFile extends WatchedFile<PageForms> {
  constructor(buildDir: string) {
    super(buildDir, PAGE_INDEX, 'index', NO_PAGES);
  }

  protected parse(json: unknown): PageForms {
    return new PageForms(PageIndexSchema.parse(json));
  }
}
