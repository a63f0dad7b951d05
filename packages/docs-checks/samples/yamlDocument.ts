import {
  isScalar,
  type Document,
  type DocumentOptions,
  type ParseOptions,
  type ScalarTag,
  type SchemaOptions,
} from 'yaml';

/** Tags of YAML 1.1 whose values are text for kubectl and Helm, as 12:30 and 2025-01-01 are. */
const NOT_READ = /:(timestamp|binary)$/;

/** What YAML 1.1 takes for numbers without a digit, and kubectl for text: a dot, or e3. */
const TEXT: ScalarTag = {
  tag: 'tag:yaml.org,2002:str',
  default: true,
  test: /^[-+]?(\.$|\.?[_e])/i,
  resolve: (text) => text,
};

/** Octals as YAML 1.2 writes them. */
const OCTAL: ScalarTag = {
  tag: 'tag:yaml.org,2002:int',
  default: true,
  test: /^[-+]?0o_*[0-7][0-7_]*$/i,
  resolve: (text) => Number(text.replaceAll(/[-+_]/g, '')) * (text.startsWith('-') ? -1 : 1),
};

/** Numbers whose exponent has underscores, too. */
const EXPONENT: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  test: /^[-+]?([0-9][0-9_]*(\.[0-9_]*)?|\.[0-9][0-9_]*)e_*([-+]_*)?[0-9][0-9_]*$/i,
  resolve: (text) => Number(text.replaceAll('_', '')),
};

/** Reads YAML as kubectl and Helm do, by YAML 1.1: `yes` and `on` are true, 010 is 8, and `<<` merges a map. */
export const KUBERNETES_YAML: DocumentOptions & ParseOptions & SchemaOptions = {
  // Places are told by lines of the page.
  prettyErrors: false,
  // What is odd in a sample is told by its checks, not on the console.
  logLevel: 'error',
  version: '1.1',
  customTags: (tags) => [
    TEXT,
    ...tags.filter(
      (tag) =>
        typeof tag === 'string' ||
        !(NOT_READ.test(tag.tag) || ('format' in tag && tag.format === 'TIME')),
    ),
    OCTAL,
    EXPONENT,
  ],
};

/** A map of YAML or an object of JSON. */
export type YamlMap = Readonly<Record<string, unknown>>;

/** Whether a field is there: null says the same as none. */
export const isSet = (value: unknown): boolean => value !== undefined && value !== null;

/** Whether a document of YAML holds nothing, or comments alone. kubectl skips such documents. */
export const isEmptyDocument = ({
  contents,
  errors,
}: Pick<Document, 'contents' | 'errors'>): boolean =>
  errors.length === 0 && (contents === null || (isScalar(contents) && contents.value === null));
