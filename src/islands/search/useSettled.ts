import {useEffect, useState} from 'react';

/** Until a text counts as settled, in milliseconds: about the time after which somebody has stopped typing. */
const PAUSE = 600;

/** A text once it has not changed for a while; before that, the one before. For what is read aloud: a text for each letter typed is too much. */
export function useSettled(text: string): string {
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
