import type {ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {Icon} from './icons';

const size = 12;

/** Signs are drawn: a browser looks through its fonts for one that has the letter. */
const HINTS = [
  {
    keys: [[<Icon key="enter" name="enter" size={size} />, strings.enterKey]],
    text: strings.toSelect,
  },
  {
    keys: [
      [<Icon key="down" name="down" size={size} />, strings.downKey],
      [<Icon key="up" name="up" size={size} />, strings.upKey],
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
              <span className="visually-hidden">{name} </span>
            </kbd>
          ))}{' '}
          {text}
        </li>
      ))}
    </ul>
  );
}
