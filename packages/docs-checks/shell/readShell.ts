import {
  forEachChild,
  parse,
  type Assignment,
  type Command,
  type Redirection,
  type SyntaxNode,
} from 'unbash';
import {hidePlaceholders, showPlaceholders} from './placeholders';
import type {ShellCommand, ShellScript} from './types';

/**
 * Reads a sample as bash would: quotes, continued lines, pipes, lists, loops, substitutions and here-documents. Commands inside
 * `$(…)` and `<(…)` are found, too, and come after the one they stand in.
 * @param values of variables that earlier samples set; those that this one sets are added.
 */
export function readShell(sample: string, values = new Map<string, string>()): ShellScript {
  const source = hidePlaceholders(sample);
  const lineAt = (position: number) => source.slice(0, position).split('\n').length - 1;
  const script: ShellScript = {commands: [], environment: [], errors: []};
  const root = parse(source);
  for (const {message, pos} of root.errors ?? []) script.errors.push({line: lineAt(pos), message});
  visit(root);
  return script;

  function visit(node: SyntaxNode): void {
    if (node.type === 'Command') readCommand(node);
    forEachChild(node, visit);
  }

  function readCommand(node: Command): void {
    const assignments = node.prefix.filter(
      (each): each is Assignment => each.type === 'Assignment',
    );
    if (!node.name) {
      for (const {name, value} of assignments)
        if (value.type === 'Word') values.set(name, clean(value.value));
      return;
    }
    const words = [node.name, ...node.args].map((each) =>
      clean(each.type === 'Word' ? each.value : each.text),
    );
    script.commands.push({
      words,
      line: lineAt(node.pos),
      text: showPlaceholders(source.slice(node.pos, node.end)),
      variables: assignments.map(({name}) => name),
      ...redirections(node.redirects),
    });
  }

  function redirections(list: readonly Redirection[]): Pick<ShellCommand, 'files' | 'input'> {
    const files = list.flatMap((each) =>
      each.type === 'Redirect' && each.target && !each.operator.endsWith('&')
        ? [clean(each.target.value)]
        : [],
    );
    const here = list.find((each) => each.type === 'HereDoc');
    return {
      files,
      ...(here
        ? {input: {text: showPlaceholders(here.body.text), line: lineAt(here.body.pos)}}
        : {}),
    };
  }

  function clean(word: string): string {
    const filled = word.replace(
      /\$(?:\{(\w+)\}|(\w+))/g,
      (whole, braced?: string, bare?: string) => values.get(braced ?? bare ?? '') ?? whole,
    );
    return showPlaceholders(filled);
  }
}
