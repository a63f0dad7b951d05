import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  PAGE_INDEX,
  PageIndexSchema,
  SKILLS,
  type PageEntry,
  type PageIndex,
} from '@toolhive-docs/agent-files';
import {watchIndex, WatchedFile} from '@toolhive-docs/built-site';
import {loadFacts, type Facts} from '@toolhive-docs/docs-checks';
import {ERROR_FILE, ErrorFileSchema, type ErrorRecord} from '@toolhive-docs/error-index';
import {remembered} from '@toolhive-docs/options/remembered';
import type {SearchEngine} from '@toolhive-docs/search-engine';
import {readQuestions} from '@toolhive-docs/search-records';
import {ownSections} from './ownSections';
import {SectionFinder} from './SectionFinder';

/** Where the documentation lies on this machine. */
export interface LibraryPlaces {
  /** Folder of the build. */
  readonly buildDir: string;
  /** Folder of the project, which holds `specs/`. */
  readonly root: string;
  /** Names under which the server may be called, besides those of this machine and the site's own. */
  readonly hosts?: readonly string[];
  /** The search index of the build, from a program that has it open already. */
  readonly searchIndex?: {readonly read: () => SearchEngine | undefined};
  /** Is told when a build that has come cannot be read. */
  readonly log?: (message: string) => void;
}

/** Names of this machine. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

const NO_INDEX = 'it has no search index that can be read';

/** What one build says. */
interface Content {
  readonly index: PageIndex;
  readonly errors: readonly ErrorRecord[];
  /** By the paths of their addresses. */
  readonly pages: ReadonlyMap<string, PageEntry>;
  /** By name. */
  readonly skills: ReadonlyMap<string, string>;
  /** The Markdown of a page by its path. */
  readonly textAt: (markdown: string) => string;
  /** By release. */
  readonly finderOf: (version: string) => SectionFinder;
}

/**
 * Everything that tools answer from: the files of a build, the same engine as the site's search, and the data that checks the pages.
 * A build that is replaced is noticed; data of checks is read when it is first needed.
 */
export class DocsLibrary {
  private loadedFacts: Facts | undefined;
  private readonly searchIndex: NonNullable<LibraryPlaces['searchIndex']>;
  private readonly content: WatchedFile<Content | undefined>;

  constructor(private readonly places: LibraryPlaces) {
    const {buildDir, log = () => undefined} = places;
    this.searchIndex = places.searchIndex ?? watchIndex(buildDir, log);
    this.content = new WatchedFile<Content | undefined>({
      ...{buildDir, name: PAGE_INDEX, what: 'documentation', none: undefined, log},
      parse: (json) => {
        if (this.searchIndex.read() === undefined) throw new Error(NO_INDEX);
        return read(places, PageIndexSchema.parse(json));
      },
    });
  }

  /** @throws Error saying what to do when there is no build that can be read. */
  get index(): PageIndex {
    return this.current().index;
  }

  /** Names under which the site and the server are known. */
  get hosts(): readonly string[] {
    return [...LOCAL, ...(this.places.hosts ?? []), new URL(this.index.root).hostname];
  }

  get errors(): readonly ErrorRecord[] {
    return this.current().errors;
  }

  get engine(): SearchEngine {
    return this.searchIndex.read() ?? this.fail(NO_INDEX);
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

  /** A page's Markdown, byte for byte as the site sends it. */
  textOf({markdown}: PageEntry): string {
    return this.current().textAt(markdown);
  }

  /** Finds sections of one release for whole sentences; made when it is first needed. */
  finderOf(version: string): SectionFinder {
    return this.current().finderOf(version);
  }

  private current(): Content {
    return this.content.read() ?? this.fail(this.content.problem ?? `${PAGE_INDEX} is missing`);
  }

  private fail(reason: string): never {
    throw new Error(
      `There is no documentation in ${this.places.buildDir}: ${reason}. Fix: run \`npm run build\`.`,
    );
  }
}

function read({buildDir, root}: LibraryPlaces, index: PageIndex): Content {
  const textAt = remembered((markdown: string) => readFileSync(join(buildDir, markdown), 'utf8'));
  const errors: unknown = JSON.parse(readFileSync(join(buildDir, ERROR_FILE), 'utf8'));
  return {
    index,
    pages: new Map(index.pages.map((page) => [new URL(page.url).pathname, page])),
    errors: ErrorFileSchema.parse(errors).errors,
    skills: readSkills(join(buildDir, SKILLS)),
    textAt,
    finderOf: remembered((version: string) => {
      const pages = index.pages.filter((page) => page.version === version);
      const sections = pages.flatMap((page) => ownSections(page, textAt(page.markdown)));
      return new SectionFinder(sections, readQuestions(join(root, 'specs/questions')));
    }),
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
