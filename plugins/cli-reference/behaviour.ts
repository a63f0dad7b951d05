import {blocks, escapeText, heading, list} from './mdx';
import type {PageContext} from './pageContext';
import {prose} from './prose';

/** How the command behaves, topic by topic, and what may surprise a reader. */
export function behaviour(page: PageContext): string {
  const {command} = page;
  const points = (texts: readonly string[]) => list(texts.map((text) => prose(page, text)));
  const topics = command.topics.flatMap(({id, title, points: texts}) => [
    heading(3, title, id),
    points(texts),
  ]);
  const traps = command.traps.map(
    ({title, text}) => `:::warning[${escapeText(title)}]\n\n${prose(page, text)}\n\n:::`,
  );
  return blocks(
    ...(command.behaviour.length + topics.length > 0
      ? [heading(2, 'Behavior', 'behaviour'), points(command.behaviour), ...topics]
      : []),
    ...(traps.length > 0 ? [heading(2, 'Caveats', 'traps'), ...traps] : []),
  );
}
