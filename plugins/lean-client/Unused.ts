/** Stands in for theme parts that the configuration never shows. */
export default function Unused(): null {
  return null;
}
