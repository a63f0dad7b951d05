type Scalar = string | number | boolean | null;

/** How a language writes JSON. */
export interface Notation {
  /** What a level is indented by. */
  readonly step: string;
  readonly key: (name: string) => string;
  readonly scalar: (value: Scalar) => string;
}

/** JSON as a literal of a language. Lists of scalars and what is empty stand on one line. */
export function literal(notation: Notation, value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return notation.scalar(value as Scalar);
  const inner = indent + notation.step;
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => literal(notation, item, inner))
    : Object.entries(value).map(
        ([name, item]) => `${notation.key(name)}: ${literal(notation, item, inner)}`,
      );
  const [start, end] = isList ? ['[', ']'] : ['{', '}'];
  if (!items.length || (isList && value.every((item) => typeof item !== 'object')))
    return start + items.join(', ') + end;
  return `${start}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${end}`;
}
