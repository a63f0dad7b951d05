import {isScalar, type Document} from 'yaml';

/** Whether a document of YAML holds nothing, or comments alone. kubectl skips such documents. */
export const isEmptyDocument = ({
  contents,
  errors,
}: Pick<Document, 'contents' | 'errors'>): boolean =>
  errors.length === 0 && (contents === null || (isScalar(contents) && contents.value === null));
