import {allowLayOutLater} from './allowLayOutLater';
import {hideSeenAnnouncement} from './hideSeenAnnouncement';
import {keepInput} from './keepInput';
import {showColorMode, type ColorModeOptions} from './showColorMode';

interface Options {
  readonly colorMode: ColorModeOptions;
  readonly announcementBar?: {readonly id: string} | undefined;
  /** Whether the page works by the scripts of a build, which come later than its text. */
  readonly isBuilt: boolean;
}

/** A call of a function that needs nothing outside of it, as text. */
const call = <Value>(run: (value: Value) => void, value?: Value): string =>
  `(${run.toString()})(${value === undefined ? '' : JSON.stringify(value)});`;

/** Source of the script at the beginning of every page. */
export function firstScript({colorMode, announcementBar, isBuilt}: Options): string {
  return [
    call(showColorMode, colorMode),
    announcementBar ? call(hideSeenAnnouncement, announcementBar.id) : '',
    isBuilt ? call(keepInput) + call(allowLayOutLater) : '',
  ].join('\n');
}
