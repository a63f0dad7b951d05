/** One of a list, by chance. */
export const anyOf = <T>(list: readonly T[]): T =>
  list[Math.floor(Math.random() * list.length)] as T;
