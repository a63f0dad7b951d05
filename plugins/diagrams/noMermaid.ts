/** Stands in for the theme's part that draws in the browser: built pages hold drawings (remarkDiagrams). */
export default function NoMermaid(): null {
  return null;
}
