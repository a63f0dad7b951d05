import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {cacheEntry} from '@toolhive-docs/build-cache';
import type {BuildPart} from '../built-pages';
import {cardOf, type Card} from './cardOf';
import {cardPath} from './cardPath';
import {startCardThread, type CardThread} from './startCardThread';

const MARK = 'img/mark-dark.svg';

/** The picture of pages whose words the font of cards has no letters for (config/themeConfig.ts). */
const COMMON = '/img/social-card.png';

const isDrawable = ({title, description}: Card): boolean =>
  /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(title + description);

/** Draws the picture that each page shows where its address is shared. Pictures of pages that say the same are kept from build to build. */
export const socialCards: BuildPart =
  () =>
  async ({outDir, siteConfig: {title, url}}) => {
    const svg = await readFile(path.join(outDir, MARK));
    const site = {
      name: title,
      host: new URL(url).host,
      mark: `data:image/svg+xml;base64,${svg.toString('base64')}`,
    };
    const written: Promise<void>[] = [];
    const undrawn = new Set<string>();
    // Started when there is something to draw: most builds find all pictures drawn.
    let thread: CardThread | undefined;

    async function write(file: string, card: Card): Promise<void> {
      const {value, keep} = cacheEntry<string>(
        path.join('cards', file.slice(1).replaceAll('/', '-')),
        [JSON.stringify([card, site])],
      );
      const draw = async (): Promise<string> => {
        thread ??= startCardThread(site);
        return keep(Buffer.from(await thread.draw(card)).toString('base64'));
      };
      const png = value ?? (await draw());
      const to = path.join(outDir, file);
      await mkdir(path.dirname(to), {recursive: true});
      await writeFile(to, Buffer.from(png, 'base64'));
    }

    return {
      look(html, {address}) {
        const file = address && cardPath(address.route);
        const card = file && cardOf(html, file);
        if (card && isDrawable(card)) {
          const one = write(file, card);
          // `finish` reports a failure; until then it must not end the build.
          one.catch(() => undefined);
          written.push(one);
        } else if (card) undrawn.add(file);
      },
      change(html, {address}) {
        const file = address && cardPath(address.route);
        return file && undrawn.has(file) ? html.replaceAll(file, COMMON) : html;
      },
      async finish() {
        await Promise.all(written);
        await thread?.end();
      },
    };
  };
