/** Drops build options from the framework's generated configuration module. */
export default function leanConfig(source: string): string;
