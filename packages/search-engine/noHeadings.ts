import type {Hierarchy} from './types';

/** The hierarchy of a record that no heading is above. */
export const NO_HEADINGS: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};
