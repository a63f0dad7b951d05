export {aiCatalog, CARD_TYPE, CATALOG_TYPE, serverCard} from './discovery';
export {docsServers, httpHandler, MAX_BODY_BYTES, SERVER_NAME} from './docsServer';
export {guardedHandler} from './guardedHandler';
export {DocsLibrary, type LibraryPlaces} from './library/DocsLibrary';
export {tools} from './tools';
export {getPage} from './tools/getPage';
