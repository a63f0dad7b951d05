import {isObject} from '@toolhive-docs/options/isObject';
import type {Json} from '../types';

/** A map read from YAML or JSON; anything else is an empty one. */
export function mapOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

/** Items of a list read from YAML or JSON; anything else is an empty one. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** Leaves out what is undefined or an empty text. */
export function filled(fields: Readonly<Record<string, unknown>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as Record<string, Json>;
}

/** White space in a text counts only as a gap between words: line breaks move when a text is written anew. */
export function oneLine(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ') : undefined;
}
