/** Transient load failure; retrying may succeed. */
export class Unreachable extends Error {}
