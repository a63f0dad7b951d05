import {checkCommand} from '../programs';
import {readShell} from '../shell/readShell';
import type {ValueKind} from './types';

const OWN = new Set(['thv', 'curl', 'helm', 'kubectl']);

/** A command named in a sentence: `thv list --all`. */
export const commandValue: ValueKind = {
  name: 'command',
  matches({code}, _page, {reviewed}) {
    const [program = '', first = ''] = code.split(/\s+/);
    return (
      first !== '' &&
      !/^[:=[<]/.test(first) &&
      (OWN.has(program) || program === 'sudo' || program in reviewed.programs)
    );
  },
  problems({code}, page, facts) {
    // In a sentence anything may stand in angle brackets.
    const {commands, errors} = readShell(code.replaceAll(/<[a-z][^<>]*>/g, '<X>'));
    return [
      ...errors.map(({message}) => message),
      ...commands.flatMap(
        (command) => checkCommand(command, {facts, page, mention: true}).problems,
      ),
    ];
  },
};
