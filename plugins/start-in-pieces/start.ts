/** Lets the browser do what waits, such as a press or a frame, before the next piece. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Runs the modules of a page in pieces, the framework's entry last. All are in the main script: "eager"
 * means run when it is this piece's turn.
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breathe();
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await breathe();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

document.documentElement.dataset.started = '';
// As if it had been thrown by the script itself: plugins/early-input listens.
start().catch(reportError);
