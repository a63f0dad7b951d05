export {docsServers, SERVER_NAME} from './createDocsServer';
export {aiCatalog, CARD_TYPE, CATALOG_TYPE, serverCard} from './discovery';
export {guardedHandler, httpHandler, MAX_BODY_BYTES} from './guardedHandler';
export {DocsLibrary, type LibraryPlaces} from './library/DocsLibrary';
export {tools} from './tools';
export {getPage} from './tools/getPage';
