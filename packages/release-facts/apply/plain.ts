import type {Json} from '../types';

/** A value for people: a text without quotes, everything else as JSON. */
export function plain(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
