import {expect, it} from 'vitest';
import {partOf} from './partOf';

const PAGE = [
  '<html class="plugin-docs"><head><title>Run</title><style>a{color:red}</style>',
  '<script src="/assets/js/main.1a2b3c4d.js" defer></script>',
  '<script type="application/ld+json">{"name":"Run"}</script></head>',
  '<body class="navigation"><nav aria-label="Main"><a href="/" aria-current="page"><svg><path/></svg>Home</a><img src="/logo.svg"></nav>',
  '<div id=__docusaurus_skipToContent_fallback><div data-content>',
  '<aside data-sidebar="1a2b"><ul><li><a href="/run">Run</a></li></ul></aside><main><h1>Run</h1></main>',
  '</div></div><footer>About</footer></body></html>',
].join('');

it('a part of a page has its own head, the links of its navbar and its text, and nothing that all pages share', () => {
  expect(partOf(PAGE, '<meta name="own">')).toBe(
    [
      '<html class="plugin-docs"><head><title>Run</title>',
      '<script type="application/ld+json">{"name":"Run"}</script><meta name="own"></head>',
      '<body><nav aria-label="Main"><a href="/" aria-current="page">Home</a></nav>',
      '<div id=__docusaurus_skipToContent_fallback><div data-content>',
      '<aside data-sidebar="1a2b"></aside><main><h1>Run</h1></main></div></div>',
    ].join(''),
  );
});
