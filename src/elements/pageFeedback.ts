import {define} from './define';

/** The end of a page: what it does is fetched when the reader comes there. */
define('page-feedback', (element, signal) => {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    import(/* webpackChunkName: "page-end" */ './pageEnd').then(
      ({connect}) => connect(element, signal),
      () => undefined,
    );
  });
  observer.observe(element);
});
