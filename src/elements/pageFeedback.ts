import {site} from '../client/site';
import {define} from './define';

/** Asks whether the page helped, where a server keeps the answers. What asks is fetched when the reader comes to the end of the page. */
define('page-feedback', (element, signal) => {
  const {feedback} = site().search;
  // The same rule as for search events (src/islands/search/events/report).
  if (!feedback || navigator.globalPrivacyControl || navigator.doNotTrack === '1') return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    import(/* webpackChunkName: "feedback-form" */ './feedbackForm').then(
      ({connect}) => signal.aborted || connect(element, feedback),
      () => undefined,
    );
  });
  // As high as the question, so that nothing moves when it comes.
  Object.assign(element.style, {display: 'block', minHeight: '3.5rem'});
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
});
