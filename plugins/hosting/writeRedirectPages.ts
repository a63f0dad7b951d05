import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {barePath, redirectPage, type HostingPlan} from '@toolhive-docs/hosting';

/**
 * Writes a page for each redirect that leads on, for hosts that only send files.
 *
 * @param built - Files of the build.
 * @throws Error when a redirect begins at a file that is there.
 */
export async function writeRedirectPages(
  outDir: string,
  {redirects, baseUrl}: Pick<HostingPlan, 'redirects' | 'baseUrl'>,
  url: string,
  built: ReadonlySet<string>,
): Promise<void> {
  for (const {from, to} of redirects) {
    const name = from.replace(/^\/|\/$/g, '');
    const file = name.endsWith('.html') ? name : path.posix.join(name, 'index.html');
    // Servers and hosts lead on from every spelling.
    const bare = barePath(from).slice(1);
    const taken = [bare, `${bare}.html`, path.posix.join(bare, 'index.html')].find((candidate) =>
      built.has(candidate),
    );
    if (taken !== undefined)
      throw new Error(
        `specs/redirects.yaml: ${from} is still a file of the site, ${taken}.\nFix: remove the redirect, or the page.`,
      );
    const target = baseUrl + to.slice(1);
    await mkdir(path.join(outDir, path.dirname(file)), {recursive: true});
    await writeFile(path.join(outDir, file), redirectPage(target, new URL(target, url).href));
  }
}
