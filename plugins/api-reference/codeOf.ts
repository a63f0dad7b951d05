import {parseFenceMeta} from '../../packages/code-fences';
import {highlight} from '../code-blocks/highlight';
import type {CodeModel} from './model';

const plain = parseFenceMeta('');
const known = new Map<string, Promise<CodeModel>>();

/** Highlights a piece of code; the same code is highlighted once. */
export function codeOf(code: string, language: string): Promise<CodeModel> {
  const key = `${language}\n${code}`;
  let model = known.get(key);
  if (!model) {
    model = highlight(code, language, plain).then((html) => ({language, html}));
    known.set(key, model);
  }
  return model;
}
