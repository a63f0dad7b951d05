import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import globalData from '@generated/globalData';
import {mayCount} from './mayCount';
import {TAGS, type TagOptions} from './tagOptions';

/** Where the service's script comes from (https://developers.google.com/tag-platform/gtagjs/install). */
const SCRIPT = 'https://www.googletagmanager.com/gtag/js?id=';

declare global {
  interface Window {
    /** Commands to the service, which takes them from here whether its script is there yet or not. */
    dataLayer?: unknown[];
  }
}

const isOn = ExecutionEnvironment.canUseDOM && mayCount();

/** Gives the service a command. It knows one by its type: the arguments of a function, not an array. */
function tag(..._command: readonly unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

interface RouteUpdate {
  readonly location: {readonly pathname: string};
  /** Missing on the page that the reader opened, which the service counts by itself. */
  readonly previousLocation?: {readonly pathname: string} | null;
}

/** The framework's hook after each navigation: reports the page once its title is there, which is set before the next frame. */
export function onRouteDidUpdate({location: {pathname}, previousLocation}: RouteUpdate): void {
  if (!isOn || !previousLocation || pathname === previousLocation.pathname) return;
  const {href} = window.location;
  requestAnimationFrame(() =>
    setTimeout(() => tag('event', 'page_view', {page_location: href, page_title: document.title})),
  );
}

if (isOn) {
  const {id} = globalData[TAGS]?.['default'] as TagOptions;
  tag('js', new Date());
  tag('config', id, {anonymize_ip: true});
  const script = document.createElement('script');
  script.async = true;
  script.src = SCRIPT + encodeURIComponent(id);
  document.head.append(script);
}
