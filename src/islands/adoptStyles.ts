const adopted = new Set<string>();

/**
 * Adds a style sheet to the page, once. For parts that come on intent: their styles come with their code (plugins/style-text),
 * so that no reader loads them who does not use the part.
 */
export function adoptStyles(text: string): void {
  if (adopted.has(text)) return;
  adopted.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
