export {docsServers, SERVER_NAME} from './createDocsServer';
export {aiCatalog, CARD_TYPE, CATALOG_TYPE, serverCard} from './discovery';
export {guardedHandler} from './guardedHandler';
export {httpHandler, MAX_BODY_BYTES} from './httpHandler';
export {DocsLibrary, type LibraryPlaces} from './library/DocsLibrary';
export {tools} from './tools';
export {getPage} from './tools/getPage';
