/**
 * Source of a script at the start of every page, which keeps what a reader does before the page's own
 * scripts answer and does it again when they do: presses of buttons, each button once, and the keys that
 * open the search with the letters that follow. Links need no script and are left alone. When a script of
 * the page fails, nothing is kept any longer, and the page becomes what it is without scripts.
 */
export const earlyInputScript = `(function () {
  var html = document.documentElement;
  var kept = [];
  var isTyping = false;

  function keep(event, again) {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(again);
  }
  function onClick(event) {
    var button = event.target.closest('button:not(:disabled), [role=button]');
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (button.keptPress) return keep(event, function () {});
    button.keptPress = true;
    keep(event, function () { delete button.keptPress; button.click(); });
  }
  function onKeyDown(event) {
    var isShortcut = event.key === '/' || (event.ctrlKey || event.metaKey) && event.key === 'k';
    if (!(isTyping ? event.key.length === 1 : isShortcut) || event.target.closest('input, textarea, select')) return;
    isTyping = true;
    var copy = new KeyboardEvent('keydown', {key: event.key, ctrlKey: event.ctrlKey, metaKey: event.metaKey, bubbles: true, cancelable: true});
    keep(event, function () { document.body.dispatchEvent(copy); });
  }
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);

  var observer = new MutationObserver(function () {
    if (html.dataset.hasHydrated === 'true') release();
  });
  function release() {
    observer.disconnect();
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKeyDown, true);
    removeEventListener('error', onError, true);
    kept.forEach(function (again) { again(); });
  }
  function onError(event) {
    if ((event.filename || event.target.src || '').indexOf('/assets/js/') < 0) return;
    delete html.dataset.themeChoice;
    release();
  }
  addEventListener('error', onError, true);
  observer.observe(html, {attributeFilter: ['data-has-hydrated']});
})();`;
