import {site} from '../client/site';
import {define} from './define';

/** Asks whether the page helped: the form is fetched when the reader comes to the end of the page. */
define('page-feedback', (element, signal) => {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    import(/* webpackChunkName: "page-extras" */ './feedbackForm').then(
      // A page that comes back has been asked already.
      ({connect}) => signal.aborted || element.hasChildNodes() || connect(element),
      () => undefined,
    );
  });
  if (site().search.feedback) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
});
