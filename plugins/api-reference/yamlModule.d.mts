/** Turns a YAML file into the source of a module that exports its data. */
export default function yamlModule(source: string): string;
