import {inFolder} from './root';

declare global {
  interface Window {
    /** Contents of files, by their URLs; scripts beside the files put them here (scripts/folder/writeFolder.ts). */
    folderFile?: (content: unknown) => void;
  }
}

/** Runs the script that holds a file's content. @throws TypeError when there is none, as `fetch` does. */
function load(url: URL): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let content: unknown;
    window.folderFile = (given) => (content = given);
    script.onload = () => {
      script.remove();
      resolve(content);
    };
    script.onerror = () => {
      script.remove();
      reject(new TypeError(`${url.href} is not in this folder`));
    };
    script.src = `${url.href}.js`;
    document.head.append(script);
  });
}

/** Scripts run one after the other, since each hands over its content by the same name. */
let last: Promise<unknown> = Promise.resolve();

const fetchOthers = window.fetch.bind(window);

/** Browsers refuse to fetch from a folder. Files that pages ask for are scripts there; all else is fetched as ever. */
window.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  if (url.protocol !== 'file:') return fetchOthers(input, init);
  const loading = last.then(() => load(inFolder(url)));
  // One that fails does not hold up the next.
  last = loading.catch(() => undefined);
  return new Response(JSON.stringify(await loading), {
    headers: {'Content-Type': 'application/json'},
  });
};
