/** Replaces the component of a compiled MDX module by one that shows the page's built HTML. */
export default function leaveContentOut(source: string): string;
