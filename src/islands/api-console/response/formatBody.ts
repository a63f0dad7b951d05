import {isJson} from '@toolhive-docs/api-spec';
import * as strings from '../../../../i18n/en/strings';
import {indentJson} from './indentJson';

/** How much of a body is shown before a reader asks for all of it, in characters. */
export const SHOWN_AT_FIRST = 12_000;

/** Most that is coloured; each colour is an element, and a page slows down by tens of thousands of them. */
export const COLOURED_AT_MOST = 100_000;

export interface ShownBody {
  readonly text: string;
  readonly json: boolean;
  /** Something that does not fit what the answer says of itself. */
  readonly remark?: string;
}

/** A body as people read it: JSON with line breaks, anything else as it came. */
export function formatBody(body: string, type: string, cut: boolean): ShownBody {
  if (!isJson(type)) return {text: body, json: false};
  // Part of a value cannot be laid out anew.
  if (cut) return {text: body, json: true};
  try {
    JSON.parse(body);
    return {text: indentJson(body), json: true};
  } catch {
    return {text: body, json: false, remark: strings.bodyIsNotJson};
  }
}
