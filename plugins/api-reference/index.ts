import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ApiSpec} from '@toolhive-docs/api-spec';
import {cacheEntry} from '@toolhive-docs/build-cache';
import {foldersOf} from '@toolhive-docs/options/foldersOf';
import {serveInDevelopment} from '../framework/serveInDevelopment';
import type {BuiltModel} from './buildModel';
import type {PageAddresses} from './model';
import {publish, PUBLISHED, publishedNames} from './publish';

const componentDir = fileURLToPath(new URL('../../src/components/ApiReference', import.meta.url));

/** The specification, and where its page goes. */
export interface ApiReferenceOptions {
  /** Absolute path of an OpenAPI 3.1 file. */
  readonly specFile: string;
  /** Path of the page below the base path, without a slash at its end. */
  readonly route: `/${string}`;
}

interface Content {
  readonly spec: ApiSpec;
  readonly built: BuiltModel;
}

/**
 * Renders an OpenAPI 3.1 file as one page and publishes the file.
 *
 * @throws ApiSpecError listing everything that is wrong with the file, each with its JSON pointer.
 */
export const apiReferencePlugin =
  ({specFile, route}: ApiReferenceOptions) =>
  (context: LoadContext): Plugin => {
    const permalink = context.baseUrl + route.slice(1);
    const publishedDir = path.join(context.generatedFilesDir, 'api-reference', PUBLISHED);
    const names = publishedNames(specFile);
    const files = {
      yaml: `${context.baseUrl}${PUBLISHED}/${names.yaml}`,
      json: `${context.baseUrl}${PUBLISHED}/${names.json}`,
    };

    return {
      name: 'api-reference',
      getPathsToWatch: () => foldersOf(specFile),
      async loadContent(): Promise<Content> {
        // A file that cannot be read is for the loader to tell.
        const {value, keep} = cacheEntry<Content>(path.basename(specFile), [
          await readFile(specFile, 'utf8').catch(() => ''),
        ]);
        if (value) return value;
        const [{loadApiSpec}, {buildModel}] = await Promise.all([
          import('@toolhive-docs/api-spec/node'),
          import('./buildModel'),
        ]);
        const spec = loadApiSpec(specFile);
        return keep({spec, built: await buildModel(spec)});
      },

      async contentLoaded({content, actions: {createData, addRoute}}) {
        const {spec, built} = content as Content;
        const {title, version, summary} = built.model;
        await createData('model.json', built);
        const text = await createData('build.js', buildModule(componentDir, {files}));
        const page = await createData('page.json', {
          path: permalink,
          title: `${title} reference`,
          description: [
            summary,
            `Every operation, parameter, field and status of version ${version}, with examples.`,
          ]
            .filter(Boolean)
            .join(' '),
        });
        await publish(specFile, spec, publishedDir);
        addRoute({
          path: permalink,
          exact: true,
          component: path.join(componentDir, 'ApiReferencePage.tsx'),
          modules: {content: text, page},
          metadata: {sourceFilePath: path.relative(context.siteDir, specFile)},
        });
      },

      configureWebpack: serveInDevelopment(context.baseUrl + PUBLISHED, publishedDir),

      postBuild: ({outDir, content}) =>
        publish(specFile, (content as Content).spec, path.join(outDir, PUBLISHED)),
    };
  };

/** Source of the module that renders the page's text. It stands beside `model.json`. */
function buildModule(componentDir: string, addresses: PageAddresses): string {
  return [
    `import {createElement} from 'react';`,
    `import {BuiltText} from ${JSON.stringify(`${componentDir}/BuiltText.tsx`)};`,
    `import built from './model.json';`,
    `export default () => createElement(BuiltText, {built, addresses: ${JSON.stringify(addresses)}});`,
  ].join('\n');
}
