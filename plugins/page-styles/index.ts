import type {Plugin} from '@docusaurus/types';

/** Style sheets of pages that look like no other page. Nothing in them may depend on their order with others. */
const OF_ONE_PAGE = /[\\/]src[\\/]components[\\/](Landing|ApiReference)[\\/].*\.css/;

/**
 * Gives the start page and the API reference style sheets of their own, which other pages do not load.
 * The framework puts all styles into one sheet, so that no two can come in different orders.
 */
export function pageStylesPlugin(): Plugin {
  const test = (module: {identifier(): string}): boolean => !OF_ONE_PAGE.test(module.identifier());
  return {
    name: 'page-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: {styles: {test}}}}},
  };
}
