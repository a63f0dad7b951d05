import styles from '!!../../plugins/search/styleText.mjs!./search.css';

let isAdded = false;

/** Adds the styles of search to the page. They come with its code, so that no reader loads them who does not search. */
export function addStyles(): void {
  if (isAdded) return;
  isAdded = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
