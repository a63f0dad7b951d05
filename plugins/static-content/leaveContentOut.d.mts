/** Leaves of a compiled MDX module only what the build needs of it. */
export default function leaveContentOut(source: string): string;
