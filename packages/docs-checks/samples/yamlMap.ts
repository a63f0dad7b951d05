/** A map of YAML or an object of JSON. */
export type YamlMap = Readonly<Record<string, unknown>>;

export {isObject as isMap} from '@toolhive-docs/options/isObject';

/** Whether a field is there: null says the same as none. */
export const isSet = (value: unknown): boolean => value !== undefined && value !== null;
