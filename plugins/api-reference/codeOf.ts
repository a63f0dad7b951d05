import {parseFenceMeta} from '@toolhive-docs/code-fences';
import {highlight} from '../code-blocks/highlight';
import type {CodeModel} from './model';

const plain = parseFenceMeta('');

/** Highlights a piece of code. */
export async function codeOf(code: string, language: string): Promise<CodeModel> {
  return {language, html: await highlight(code, language, plain)};
}
