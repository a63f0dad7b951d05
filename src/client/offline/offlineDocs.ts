import styles from '!!../../../plugins/style-text/styleText.mjs!./panel.css';
import * as strings from '../../../i18n/en/strings';
import {ASSETS_DIGEST} from '../../../plugins/page-files/assetsDigest';
import {channelName, type State} from '../../service-worker/messages';
import {adoptStyles} from '../../islands/adoptStyles';
import {formatBytes} from './formatBytes';
import {ask, register} from './serviceWorker';
import {stateText} from './stateText';

/** The switch that keeps the whole site on the device, with its size, its progress, and what went wrong. */
export function connect(element: HTMLElement, signal: AbortSignal): void {
  const status = element.querySelector<HTMLElement>('[role=status]');
  const progress = element.querySelector('progress');
  const button = element.querySelector<HTMLButtonElement>('button');
  if (!status || !progress || !button) return;
  adoptStyles(styles);
  let state: State | undefined;

  const show = (next: State): void => {
    state = next;
    const isKeeping = next.status === 'keeping';
    const text = stateText(next);
    // A screen reader reads each change, so progress is left to the bar.
    if (status.textContent !== text) status.textContent = text;
    progress.hidden = !isKeeping;
    progress.value = next.whole === 0 ? 0 : next.kept / next.whole;
    button.hidden = false;
    button.textContent = isKeeping
      ? strings.stop
      : next.status === 'kept'
        ? strings.removeKept
        : strings.keepOfflineSize(formatBytes(next.transfer));
  };
  const press = (registration: ServiceWorkerRegistration): void => {
    const isOn = state?.status === 'kept' || state?.status === 'keeping';
    const shape = document.querySelector<HTMLMetaElement>(ASSETS_DIGEST)?.content ?? '';
    // Asks the browser not to clear them when the device gets full; its answer changes nothing here.
    if (!isOn) void navigator.storage.persist().catch(() => undefined);
    ask(registration.active, isOn ? {ask: 'remove'} : {ask: 'keep', shape});
    // The next version may be on its way to the device, too.
    if (isOn) ask(registration.installing, {ask: 'remove'});
  };
  const start = async (): Promise<void> => {
    await register();
    const registration = await navigator.serviceWorker.ready;
    const channel = new BroadcastChannel(channelName(registration.scope));
    channel.onmessage = ({data}: MessageEvent<State>) => show(data);
    signal.addEventListener('abort', () => channel.close());
    button.addEventListener('click', () => press(registration), {signal});
    ask(registration.active, {ask: 'state'});
  };
  start().catch(() => {
    status.textContent = strings.offlineImpossible;
  });
}
