import {parseAllDocuments} from 'yaml';

/**
 * Reads YAML or JSON. A file with several documents is a list of them.
 * @throws Error with the line when it is neither; templates of Helm charts are not.
 */
export function readData(text: string): unknown {
  const documents = parseAllDocuments(text, {uniqueKeys: false, logLevel: 'error'});
  const list = Array.isArray(documents) ? documents : [];
  const error = list.flatMap(({errors}) => errors)[0];
  if (error) throw new Error(`not valid YAML or JSON: ${error.message.split('\n', 1)[0] ?? ''}`);
  const values = list.map((document) => document.toJS({maxAliasCount: -1}) as unknown);
  const filled = values.filter((value) => value !== null);
  return filled.length > 1 ? filled : filled[0];
}
