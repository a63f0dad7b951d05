import type {ReactNode} from 'react';

const HINTS = [
  {keys: [['↵', 'Enter']], text: 'to select'},
  {
    keys: [
      ['↓', 'Arrow down'],
      ['↑', 'Arrow up'],
    ],
    text: 'to navigate',
  },
  {keys: [['esc', 'Escape']], text: 'to close'},
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
