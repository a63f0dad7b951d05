/**
 * Words that carry a question but not its subject. They are looked for and never required.
 * Words that name a command (get, set, list, run, stop) are not among them.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after all also am an and any are aren as at be because been before being but by can cannot cant could did do does doesnt doing dont for
  from had has have having how i if im in into is isnt it its just like may me might must my of on or our please shall should so some such than that
  the their them then there these they this those to too up us want was we were what whats when where which while who whose why will with would you
  your yours
  between difference give gives happen happens make makes need needs see someone something thing things try use used uses using view way work works`.split(
    /\s+/,
  ),
);
