import {join, valueAt} from '@toolhive-docs/api-spec';
import {hasVariable} from './variables';

/** Whether a value is known only when the command runs. Such a value fits anywhere. */
export const isOpen = (value: unknown): boolean => typeof value === 'string' && hasVariable(value);

/** Whether what keys lead to is such a value. */
export const isOpenAt = (whole: unknown, path: readonly string[]): boolean =>
  isOpen(valueAt(whole, path.reduce(join, '')));
