import type {Plugin} from '@docusaurus/types';

/**
 * Has `npm run dev` serve a folder that a build would publish.
 *
 * @param publicPath - Its address.
 * @param watch - Whether pages are loaded again when a file in it changes.
 */
export const serveInDevelopment =
  (
    publicPath: string,
    directory: string,
    {watch = true} = {},
  ): NonNullable<Plugin['configureWebpack']> =>
  (_config, isServer) =>
    isServer || process.env.NODE_ENV === 'production'
      ? {}
      : // The framework merges this into its development server; the bundler's own type does not know it.
        ({devServer: {static: [{publicPath, directory, watch}]}} as object);
