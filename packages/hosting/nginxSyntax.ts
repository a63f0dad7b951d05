/** A text of a configuration file of nginx. */
export const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** A path as a part of a pattern that stands for exactly it. */
export const escaped = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Lines of a block, indented below what it is. */
export const block = (name: string, lines: readonly string[]): string[] => [
  `${name} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/**
 * A variable that is looked up from another one by patterns; the first that matches counts. Plain texts as keys would go
 * into a hash table, and one beyond some 46 characters keeps nginx from starting.
 */
export const map = (
  from: string,
  to: string,
  otherwise: string,
  patterns: readonly (readonly [pattern: string, value: string])[],
): string[] =>
  block(`map $${from} $${to}`, [
    `default ${quoted(otherwise)};`,
    ...patterns.map(([pattern, value]) => `${quoted(`~${pattern}`)} ${quoted(value)};`),
  ]);

/** Files whose type the list of nginx does not have. */
export const typed = (pattern: string, type: string): string[] =>
  block(`location ~ ${quoted(pattern)}`, ['types { }', `default_type ${quoted(type)};`]);
