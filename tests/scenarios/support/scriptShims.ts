/**
 * In place of the hosting provider's script: takes commands from the queue `vaq`, then as the function
 * `va`, and posts a view of the page, and of each that the history of the browser comes to.
 */
export const hostingScript = `(() => {
  const report = (page) => navigator.sendBeacon('/_vercel/insights/view', JSON.stringify({o: page, v: document.currentScript?.dataset.sdkv}));
  let last = '';
  const view = () => {
    if (location.pathname === last) return;
    last = location.pathname;
    report(location.href);
  };
  const push = history.pushState.bind(history);
  history.pushState = (...state) => (push(...state), view());
  addEventListener('popstate', view);
  window.va = (command, data) => command === 'pageview' && report(new URL(data.path, location.href).href);
  for (const command of window.vaq ?? []) window.va(...command);
  view();
})();`;

/**
 * In place of the tag service's script: takes commands from `dataLayer`, those that are there and those
 * that come. Like the original it knows a command by its type, the arguments of a function.
 */
export const tagScript = `(() => {
  let settings = {};
  const view = (more) => {
    const {page_location = location.href, page_title = document.title} = more;
    const query = new URLSearchParams({v: '2', tid: settings.id, en: 'page_view', dl: page_location, dt: page_title, ...(settings.anonymize_ip && {aip: '1'})});
    fetch('https://www.google-analytics.com/g/collect?' + query, {method: 'POST', mode: 'no-cors', keepalive: true});
  };
  const obey = (command) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return;
    const [name, subject, more = {}] = command;
    if (name === 'config') {
      settings = {id: subject, ...more};
      if (more.send_page_view !== false) view({});
    }
    if (name === 'event' && subject === 'page_view') view(more);
  };
  const queue = window.dataLayer;
  const push = queue.push.bind(queue);
  queue.push = (command) => (push(command), obey(command));
  queue.forEach(obey);
})();`;
