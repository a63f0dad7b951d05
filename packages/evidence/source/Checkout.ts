import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';
import {didYouMean, nearest} from '@toolhive-docs/cli-spec';
import {canonicalJson} from '@toolhive-docs/options/canonicalJson';
import {remembered} from '@toolhive-docs/options/remembered';
import type {Proof} from '../types';
import {goFileTokens, goSymbols} from './goSymbols';
import {followPointer, readData} from './readData';

/** A symbol of the tool's source. */
export interface FoundSymbol {
  /** As it is written, for people; YAML and JSON are shown as JSON. */
  text: string;
  digest: string;
}

const DATA_FILES = new Set(['.yaml', '.yml', '.json']);
const INDENT = 2;
/** How many names a message lists. */
const MOST_NAMES = 5;

/** A checkout of the tool's repository. Each file is read and parsed once. */
export class Checkout {
  readonly text = remembered((path: string) =>
    readFileSync(join(this.root, path), 'utf8').replaceAll('\r\n', '\n'),
  );
  /** What a Go file declares. @throws Error when it is not Go. */
  readonly symbolsOf = remembered(async (path: string) => goSymbols(this.text(path)));
  private readonly dataOf = remembered((path: string) => readData(this.text(path)));

  /** @param root path of the checkout. @throws Error when there is no such folder. */
  constructor(readonly root: string) {
    if (!existsSync(root) || !statSync(root).isDirectory())
      throw new Error(
        `There is no folder ${root}. Give the path of a checkout of the tool’s repository.`,
      );
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path)) && statSync(join(this.root, path)).isFile();
  }

  /**
   * Finds a symbol.
   * @throws Error saying what is missing, what there is, and the fix.
   */
  async find({path, symbol}: Pick<Proof, 'path' | 'symbol'>): Promise<FoundSymbol> {
    if (!this.has(path)) throw new Error(`there is no file ${path} in the source`);
    const kind = extname(path);
    if (kind === '.go') return this.findGo(path, symbol);
    if (DATA_FILES.has(kind)) return this.findData(path, symbol);
    if (symbol !== undefined)
      throw new Error(
        `${path} has no symbols that can be read: only Go, YAML and JSON have; leave "symbol" out`,
      );
    return byLines(this.text(path));
  }

  private async findGo(path: string, symbol: string | undefined): Promise<FoundSymbol> {
    if (symbol === undefined)
      return {text: this.text(path), digest: digestOf(await goFileTokens(this.text(path)))};
    const all = await this.symbolsOf(path);
    // A file may declare `init` or `_` several times.
    const found = all.filter(({name}) => name === symbol);
    if (found.length === 0)
      throw new Error(
        `${path} declares no ${symbol}; ${suggestion(
          symbol,
          all.map(({name}) => name),
        )}`,
      );
    return {
      text: found.map(({text}) => text).join('\n\n'),
      digest: digestOf(found.flatMap(({tokens}) => tokens)),
    };
  }

  private findData(path: string, pointer: string | undefined): FoundSymbol {
    if (pointer === undefined) {
      const text = this.text(path);
      try {
        return {text, digest: digestOf([canonicalJson(this.dataOf(path))])};
      } catch {
        // A chart's template is not YAML yet; its text counts.
        return byLines(text);
      }
    }
    if (!pointer.startsWith('/'))
      throw new Error(
        `the symbol "${pointer}" of ${path} is not a JSON pointer; it begins with "/", such as /spec/versions/0`,
      );
    const result = followPointer(this.dataOf(path), pointer);
    if ('value' in result)
      return {
        text: JSON.stringify(result.value, null, INDENT),
        digest: digestOf([canonicalJson(result.value)]),
      };
    const {at, missing, known} = result;
    throw new Error(
      `${path} has no ${pointer}: ${at} holds no "${missing}"; ${suggestion(missing, known)}`,
    );
  }
}

/** A text that counts as it stands, but for spaces at the ends of lines. */
function byLines(text: string): FoundSymbol {
  return {text, digest: digestOf(text.split('\n').map((line) => line.trimEnd()))};
}

/** The nearest name, or some of those that there are. */
function suggestion(name: string, all: readonly string[]): string {
  const isLong = all.length > MOST_NAMES && nearest(name, all) === undefined;
  return didYouMean(name, isLong ? [...all.slice(0, MOST_NAMES), '…'] : all);
}

/** Characters of a digest: 64 bits, enough for a few thousand symbols to differ. */
const LENGTH = 16;

/** Short SHA-256 of a list of tokens. */
function digestOf(tokens: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(tokens)).digest('hex').slice(0, LENGTH);
}
