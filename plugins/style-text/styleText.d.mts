/** Turns a style sheet into the source of a module that exports its text. */
export default function styleText(source: string): string;
