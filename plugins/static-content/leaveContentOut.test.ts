import {describe, expect, it} from 'vitest';
import leaveContentOut from './leaveContentOut.mjs';

const COMPILED = `
export const frontMatter = {title: 'Quickstart'};
export const contentTitle = undefined;
export {default as metadata} from '@site/.docusaurus/quickstart.json'
export const assets = {};
import {jsx as _jsx} from "react/jsx-runtime";
import Tabs from '@theme/Tabs';
export const toc = [{value: 'Before you start', id: 'before', level: 2}];
function _createMdxContent(props) {
  return _jsx('p', {children: 'A very long page text', src: require("!url-loader!./a.png").default});
}
export default function MDXContent(props = {}) {
  return _createMdxContent(props);
}
`;

describe('the module of a page in the browser', () => {
  const out = leaveContentOut(COMPILED);

  it('keeps what the framework reads of a page', () => {
    for (const name of ['frontMatter', 'contentTitle', 'assets', 'toc']) expect(out).toContain(`export const ${name} =`);
    expect(out).toContain("import metadata from '@site/.docusaurus/quickstart.json';\nexport {metadata};");
  });

  it('holds nothing of the text', () => {
    expect(out).not.toContain('A very long page text');
    expect(out).not.toContain('jsx-runtime');
  });

  it('still names the images of the page, so that they are built', () => {
    expect(out).toContain('require("!url-loader!./a.png");');
  });

  it('names the components of the page for their style sheets, in one chunk', () => {
    expect(out).toMatch(/styles = .*webpackChunkName: "page-parts".*"@theme\/Tabs"/);
  });

  it('takes its text from the built page', () => {
    expect(out).toContain('export default await pageText(metadata.permalink);');
  });
});
