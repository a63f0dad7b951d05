// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';
import staticRoutes from './staticRoutes.mjs';

/** A route that the framework draws, in its generated list: path and a hash that tells routes of one path apart. */
const DRAWN = /ComponentCreator\('([^']*)', *'([^']*)'\)/g;

/**
 * The modules of the routes that the framework still draws, out of all routes.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source - `.docusaurus/routesChunkNames.json`.
 * @returns {string}
 */
export default function usedChunkNames(source) {
  const routes = path.join(this.context, 'routes.js');
  this.addDependency(routes);
  const drawn = new Set(
    [...staticRoutes(readFileSync(routes, 'utf8')).matchAll(DRAWN)].map(
      ([, route, hash]) => `${route}-${hash}`,
    ),
  );
  /** @type {Record<string, unknown>} */
  const names = JSON.parse(source);
  return JSON.stringify(
    Object.fromEntries(Object.entries(names).filter(([key]) => drawn.has(key))),
  );
}
