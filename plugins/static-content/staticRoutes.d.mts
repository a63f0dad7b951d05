/** Leaves of the framework's list of routes only the paths of pages that stay built HTML. */
export default function staticRoutes(source: string): string;
