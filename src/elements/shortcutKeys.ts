import {CHOICES_KEY, stored} from '../client/storage';
import {isText} from './isText';

const loadPanel = () => import(/* webpackChunkName: "page-extras" */ './shortcutsPanel');

const withPanel = (use: (panel: Awaited<ReturnType<typeof loadPanel>>) => void): void =>
  void loadPanel().then(use, () => undefined);

/** Opens the panel of keyboard shortcuts with `?`, and does what a reader chose there on an earlier visit. The panel is fetched then. */
export function answerShortcuts(): void {
  if (stored(CHOICES_KEY)) withPanel(({followChoices}) => followChoices());
  addEventListener('keydown', ({key, defaultPrevented, target}) => {
    if (key === '?' && !defaultPrevented && !isText(target))
      withPanel(({showShortcuts}) => showShortcuts());
  });
}
