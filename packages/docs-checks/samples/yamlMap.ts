/** A map of YAML or an object of JSON. */
export type YamlMap = Readonly<Record<string, unknown>>;

export const isMap = (value: unknown): value is YamlMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field is there: null says the same as none. */
export const isSet = (value: unknown): boolean => value !== undefined && value !== null;
