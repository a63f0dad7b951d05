import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, join} from 'node:path';
import {
  PAGE_INDEX,
  PageIndexSchema,
  SKILLS,
  type PageEntry,
  type PageIndex,
} from '@toolhive-docs/agent-files';
import {loadFacts, type Facts} from '@toolhive-docs/docs-checks';
import {ERROR_FILE, ErrorFileSchema, type ErrorRecord} from '@toolhive-docs/error-index';
import {loadHistory, type ReleaseChanges} from '@toolhive-docs/release-history';
import {loadIndex, type SearchEngine} from '@toolhive-docs/search-engine';
import {readQuestions} from '@toolhive-docs/search-records';
import {ownSections} from './ownSections';
import {SectionFinder} from './SectionFinder';

/** Where the documentation lies on this machine. */
export interface LibraryPlaces {
  /** Folder of the build. */
  readonly buildDir: string;
  /** Folder of the project, which holds `specs/`. */
  readonly root: string;
}

/** What one build says. */
interface Content {
  readonly state: string;
  readonly index: PageIndex;
  readonly errors: readonly ErrorRecord[];
  readonly engine: SearchEngine;
  /** By the paths of their addresses. */
  readonly pages: ReadonlyMap<string, PageEntry>;
  /** By name. */
  readonly skills: ReadonlyMap<string, string>;
  readonly texts: Map<string, string>;
  /** By release. */
  readonly finders: Map<string, SectionFinder>;
}

/**
 * Everything that tools answer from: the files of a build, the same engine as the site's search, and the data that checks the pages.
 * A build that is replaced is noticed; data of checks is read when it is first needed.
 */
export class DocsLibrary {
  private content: Content | undefined;
  private loadedFacts: Facts | undefined;
  private loadedHistory: readonly ReleaseChanges[] | undefined;
  /** Whether the build was looked at in this turn of the program: what is computed in one piece is of one build. */
  private isFresh = false;

  constructor(private readonly places: LibraryPlaces) {}

  /** @throws Error saying what to do when there is no build that can be read. */
  get index(): PageIndex {
    return this.current().index;
  }

  get errors(): readonly ErrorRecord[] {
    return this.current().errors;
  }

  get engine(): SearchEngine {
    return this.current().engine;
  }

  /** The page of a record of the search, by the record's address. */
  pageAt(address: string): PageEntry | undefined {
    const {index, pages} = this.current();
    return pages.get(new URL(address, index.root).pathname);
  }

  /** What the site publishes for agents that use the tool, by name. */
  get skills(): ReadonlyMap<string, string> {
    return this.current().skills;
  }

  /** The data that checks samples: commands, API, schemas, registry. */
  get facts(): Facts {
    return (this.loadedFacts ??= loadFacts(this.places.root));
  }

  /** What came, went and changed with each release, newest first. */
  get history(): readonly ReleaseChanges[] {
    const {cli, since} = this.facts;
    return (this.loadedHistory ??= loadHistory(
      cli,
      since,
      join(this.places.root, 'specs/changes.yaml'),
    ));
  }

  /** A page's Markdown, byte for byte as the site sends it. */
  textOf({markdown}: PageEntry): string {
    const {texts} = this.current();
    const text = texts.get(markdown) ?? readFileSync(join(this.places.buildDir, markdown), 'utf8');
    texts.set(markdown, text);
    return text;
  }

  /** Finds sections of one release for whole sentences; made when it is first needed. */
  finderOf(version: string): SectionFinder {
    const {finders, index} = this.current();
    const known = finders.get(version);
    if (known) return known;
    const sections = index.pages
      .filter((page) => page.version === version)
      .flatMap((page) => ownSections(page, this.textOf(page)));
    const finder = new SectionFinder(
      sections,
      readQuestions(join(this.places.root, 'specs/questions')),
    );
    finders.set(version, finder);
    return finder;
  }

  private current(): Content {
    if (this.isFresh && this.content) return this.content;
    this.isFresh = true;
    queueMicrotask(() => (this.isFresh = false));
    const {buildDir} = this.places;
    const file = join(buildDir, PAGE_INDEX);
    const stats = statSync(file, {throwIfNoEntry: false});
    const state = stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : '';
    if (this.content?.state === state) return this.content;
    try {
      this.content = {state, ...read(buildDir)};
    } catch (error) {
      // While a build is being replaced, the last one answers.
      if (!this.content)
        throw new Error(
          `There is no documentation in ${buildDir}: ${error instanceof Error ? error.message : String(error)}. Fix: run \`npm run build\`.`,
        );
    }
    return this.content;
  }
}

function read(buildDir: string): Omit<Content, 'state'> {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(buildDir, name), 'utf8'));
  const search = 'assets/search';
  const {index} = json(join(search, 'manifest.json')) as {index: string};
  const pageIndex = PageIndexSchema.parse(json(PAGE_INDEX));
  return {
    index: pageIndex,
    pages: new Map(pageIndex.pages.map((page) => [new URL(page.url).pathname, page])),
    errors: ErrorFileSchema.parse(json(ERROR_FILE)).errors,
    engine: loadIndex(readFileSync(join(buildDir, search, basename(index)), 'utf8')),
    skills: readSkills(join(buildDir, SKILLS)),
    texts: new Map(),
    finders: new Map(),
  };
}

/** A site may have no skills. */
function readSkills(folder: string): Map<string, string> {
  const names = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : [];
  return new Map(
    names
      .filter((entry) => entry.isDirectory())
      .map(({name}) => [name, readFileSync(join(folder, name, 'SKILL.md'), 'utf8')]),
  );
}
