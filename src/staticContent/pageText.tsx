import Loading from '@theme/Loading';
import {useEffect, type ComponentType, type ReactNode} from 'react';
import Loadable, {type LoadingComponentProps} from 'react-loadable';
import {contentHtml} from './contentHtml';
import {StaticContent} from './StaticContent';
import {Unreachable} from './Unreachable';

/** A failure older than this, in milliseconds, is tried again when the page is shown. */
const STALE_MS = 1000;

/** A link that was pointed at while offline must not fail when it is followed later. */
function Waiting(props: LoadingComponentProps): ReactNode {
  useEffect(() => {
    if (props.error instanceof Unreachable && performance.now() - props.error.at > STALE_MS) props.retry();
    // Only what the page begins with can be old.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return <Loading {...props} />;
}

/**
 * The component for a page's text. A page's module awaits it, so that preloading a route also
 * fetches its text and a navigation ends when both are there. A text that cannot be fetched now
 * is a component with the reason and a button to try again.
 *
 * @throws Error when the page is gone or has changed; the framework then loads it afresh.
 */
export async function pageText(permalink: string): Promise<ComponentType> {
  const PageText = Loadable({
    loading: Waiting,
    loader: async () => ({html: await contentHtml(permalink)}),
    render: ({html}) => <StaticContent html={html} />,
  });
  // Its types hide that this is a promise.
  const arrival: unknown = PageText.preload();
  try {
    await arrival;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
  }
  return PageText;
}
