import type {ModelContext} from './pageTools';
import {site} from './site';
import {whenIdle} from './whenIdle';

/** Offers the documentation's tools to an assistant in the browser, where a browser has that; others load nothing. */
export function startWebMcp(): void {
  const {modelContext} = document as {readonly modelContext?: ModelContext};
  if (modelContext && site().mcp !== false)
    whenIdle(() => {
      import(/* webpackChunkName: "page-extras" */ './pageTools')
        .then(({offerTools}) => offerTools(modelContext))
        // The page is whole without them.
        .catch(() => undefined);
    });
}
