import {parseAllDocuments} from 'yaml';
import type {Facts} from '../../facts/types';
import type {Finding} from '../../report/Finding';
import {isOpen, isOpenAt} from '../../samples/isOpenAt';
import {KUBERNETES_YAML} from '../../samples/kubernetesYaml';
import {readDocument} from '../../samples/readDocument';
import type {Input} from '../../samples/readShell';
import {checkManifest} from '../manifests/checkManifest';
import {cycleIn} from '../manifests/cycleIn';
import {oidcProblems} from '../manifests/oidcProblems';

/** Checks manifests that a command reads from its standard input. Where the shell fills in variables, they fit anywhere. */
export function inputProblems({text, expands}: Input, facts: Facts): Finding[] {
  const documents = [...parseAllDocuments(text, KUBERNETES_YAML)];
  const all = documents.map(readDocument);
  const values = all.map((each) => ('value' in each ? each.value : undefined));
  return documents.flatMap((document, index) => {
    const [error] = document.errors;
    const read = error ? {problem: error.message} : (all[index] ?? {value: undefined});
    if ('problem' in read) return expands && isOpen(text) ? [] : [read.problem];
    const {value} = read;
    if (expands && isOpen(value)) return [];
    const cycle = cycleIn(value);
    const found = cycle
      ? [cycle]
      : [...checkManifest(value, facts), ...oidcProblems(value, values, facts)];
    return found
      .filter(({isNote, path}) => isNote !== true && !(expands && isOpenAt(value, path)))
      .map(({finding}) => finding);
  });
}
