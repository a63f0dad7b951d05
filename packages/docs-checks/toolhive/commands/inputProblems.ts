import {join, valueAt} from '@toolhive-docs/api-spec';
import {parseAllDocuments} from 'yaml';
import type {Facts} from '../../facts/types';
import type {Finding} from '../../report/Finding';
import type {Input} from '../../samples/readShell';
import {hasVariable} from '../../samples/variables';
import {checkManifest} from '../manifests/checkManifest';
import {cycleIn} from '../manifests/cycleIn';

/** Checks manifests that a command reads from its standard input. Where the shell fills in variables, they fit anywhere. */
export function inputProblems({text, expands}: Input, facts: Facts): Finding[] {
  const isOpen = (value: unknown) => typeof value === 'string' && expands && hasVariable(value);
  return parseAllDocuments(text).flatMap((document) => {
    const [error] = document.errors;
    if (error) return isOpen(text) ? [] : [error.message];
    const value: unknown = document.toJS();
    if (isOpen(value)) return [];
    const cycle = cycleIn(value);
    return (cycle ? [cycle] : checkManifest(value, facts))
      .filter(({isNote, path}) => isNote !== true && !isOpen(valueAt(value, path.reduce(join, ''))))
      .map(({finding}) => finding);
  });
}
