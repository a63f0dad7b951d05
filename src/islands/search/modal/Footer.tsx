import type {ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';

const HINTS = [
  {keys: [['↵', strings.enterKey]], text: strings.toSelect},
  {
    keys: [
      ['↓', strings.downKey],
      ['↑', strings.upKey],
    ],
    text: strings.toNavigate,
  },
  {keys: [['esc', strings.escapeKey]], text: strings.toClose},
] as const;

/** Says which keys do what (spec §2 Search). */
export function Footer(): ReactNode {
  return (
    <ul className="search-hints">
      {HINTS.map(({keys, text}) => (
        <li key={text}>
          {keys.map(([sign, name]) => (
            <kbd key={name}>
              <span aria-hidden="true">{sign}</span>
              <span className="search-hidden">{name} </span>
            </kbd>
          ))}{' '}
          {text}
        </li>
      ))}
    </ul>
  );
}
