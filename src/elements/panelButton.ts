/** What a button looks like in a part whose styles come with its code. */
export const PANEL_BUTTON = `
  min-height: 2rem;
  padding: 0 1rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  font: inherit;
  cursor: pointer;
`;
