import {PAGE_SHOWN} from '../history';

/** Where the service's script comes from (https://developers.google.com/tag-platform/gtagjs/install). */
const SCRIPT = 'https://www.googletagmanager.com/gtag/js?id=';

declare global {
  interface Window {
    /** Commands to the service, which takes them from here whether its script is there yet or not. */
    dataLayer?: unknown[];
  }
}

/** Gives the service a command. It knows one by its type: the arguments of a function, not an array. */
function tag(..._command: readonly unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/**
 * Counts page views with a tag service, without readers' addresses. The page that the reader opened the service counts by itself.
 *
 * @param id - The service's name for this site.
 */
export function startTags(id: string): void {
  tag('js', new Date());
  tag('config', id, {anonymize_ip: true});
  const script = document.createElement('script');
  script.async = true;
  script.src = SCRIPT + encodeURIComponent(id);
  document.head.append(script);
  document.addEventListener(PAGE_SHOWN, () =>
    tag('event', 'page_view', {page_location: location.href, page_title: document.title}),
  );
}
