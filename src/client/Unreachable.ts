/** Nobody answered, or not in time; asked again, the site may answer. */
export class Unreachable extends Error {}
