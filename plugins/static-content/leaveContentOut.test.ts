import {describe, expect, it} from 'vitest';
import leaveContentOut from './leaveContentOut.mjs';

const COMPILED = `
export const frontMatter = {title: 'Quickstart'};
import {jsx as _jsx} from "react/jsx-runtime";
import Tabs from '@theme/Tabs';
function _createMdxContent(props) {
  return _jsx('p', {children: 'A very long page text', src: require("!url-loader!./a.png").default});
}
export default function MDXContent(props = {}) {
  return _createMdxContent(props);
}
`;

describe('the module of a page in the browser', () => {
  const out = leaveContentOut(COMPILED);

  it('holds nothing of the text', () => {
    expect(out).not.toContain('A very long page text');
    expect(out).not.toContain('jsx-runtime');
  });

  it('still names the images of the page, so that they are built', () => {
    expect(out).toContain('require("!url-loader!./a.png");');
  });

  it('names the components of the page, for their style sheets', () => {
    expect(out).toContain('from "@theme/Tabs"');
  });
});
