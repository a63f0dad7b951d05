import type {DocumentOptions, ParseOptions, SchemaOptions} from 'yaml';

/** Tags of YAML 1.1 that the parser of kubectl and Helm does not have: 12:30 and 2025-01-01 are text. */
const NOT_READ = /:(timestamp|binary)$/;

/** Reads YAML as kubectl and Helm do, by YAML 1.1: `yes` and `on` are true, 010 is 8, and `<<` merges a map. */
export const KUBERNETES_YAML: DocumentOptions & ParseOptions & SchemaOptions = {
  version: '1.1',
  customTags: (tags) =>
    tags.filter(
      (tag) =>
        typeof tag === 'string' ||
        !(NOT_READ.test(tag.tag) || ('format' in tag && tag.format === 'TIME')),
    ),
};
