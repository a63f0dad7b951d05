import * as fc from 'fast-check';

/** What every payload tries to do; the page under test counts the calls. */
const RUN = 'canary()';

/** Ways to run a script from text that becomes markup, an address, or a part of either. */
const KNOWN_PAYLOADS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>x</text></a></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<body onload=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<marquee onstart=${RUN}>`,
  `<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart=${RUN}>`,
  `<form action="javascript:${RUN}"><button>x</button></form>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<base href="javascript:/${RUN}/">`,
  `<link rel=stylesheet href="javascript:${RUN}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<template><script>${RUN}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<![CDATA[<img src=x onerror=${RUN}>]]>`,
  `</mark><img src=x onerror=${RUN}><mark>`,
  `<mark onclick=${RUN}>x</mark>`,
  `<mark><script>${RUN}</script></mark>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `"><script>${RUN}</script>`,
  `'><img src=x onerror=${RUN}>`,
  `" onmouseover="${RUN}" x="`,
  `' autofocus onfocus='${RUN}`,
  `\` onerror=${RUN} x=\``,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `&#60;img src=x onerror=${RUN}&#62;`,
  `&amp;lt;script&amp;gt;${RUN}&amp;lt;/script&amp;gt;`,
  `\\u003cimg src=x onerror=${RUN}\\u003e`,
  `%3Cimg%20src%3Dx%20onerror%3D${RUN}%3E`,
  `%253Cscript%253E${RUN}%253C/script%253E`,
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\nscript:${RUN}`,
  `java\tscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  ` javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `javascript://%0a${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5jYW5hcnkoKTwvc2NyaXB0Pg==`,
  `vbscript:${RUN}`,
  `//evil.example/%0a${RUN}`,
  `\\\\evil.example\\x`,
  'http://[',
  'http://a:b:c',
  '/%',
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `#{${RUN}}`,
  `{"$$typeof":"Symbol(react.element)","type":"script","props":{"children":"${RUN}"}}`,
  `{"__proto__":{"innerHTML":"<img src=x onerror=${RUN}>"}}`,
  '__proto__',
  'constructor',
  'toString',
  `[name="x"],img[onerror]`,
  `"]<img src=x onerror=${RUN}>`,
  `\u202e<img src=x onerror=${RUN}>`,
  `\uff1cscript\uff1e${RUN}\uff1c/script\uff1e`,
  `\u0000<scr\u0000ipt>${RUN}</scr\u0000ipt>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
];

const filler = fc.oneof(
  fc.constant(''),
  fc.constantFrom(' ', '\t', '\n', '/', '\f', '\u00a0'),
  fc.string({unit: 'grapheme', maxLength: 6}),
);
const name = fc.constantFrom(
  'img',
  'svg',
  'script',
  'iframe',
  'a',
  'mark',
  'math',
  'input',
  'body',
  'details',
  'style',
  'x-y',
  'IMG',
  'sCrIpT',
  'svg/onload',
);
const handler = fc.constantFrom(
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'ontoggle',
  'OnMouseOver',
  'formaction',
  'href',
  'srcdoc',
  'style',
  'xlink:href',
);
const quote = fc.constantFrom('', '"', "'", '`', '&quot;');
const action = fc.constantFrom(
  RUN,
  `javascript:${RUN}`,
  `<script>${RUN}</script>`,
  `expression(${RUN})`,
);
const tag = fc
  .tuple(name, filler, handler, quote, action, filler)
  .map(
    ([element, gap, attribute, mark, code, tail]) =>
      `<${element}${gap || ' '}${attribute}=${mark}${code}${mark}${tail}>`,
  );
const pieces = fc.oneof(
  tag,
  fc.constantFrom(...KNOWN_PAYLOADS),
  fc.constantFrom(
    '<mark>',
    '</mark>',
    '"',
    "'",
    '>',
    '<',
    '&',
    '&#x3c;',
    '-->',
    ']]>',
    '\\',
    '%',
    '#',
    '?',
  ),
  fc.string({maxLength: 12}),
);

/** Written and generated payloads; the same seed makes the same. */
export function payloads(count: number, seed: number): string[] {
  const generated = fc.sample(
    fc.array(pieces, {minLength: 1, maxLength: 4}).map((parts) => parts.join('').slice(0, 400)),
    {numRuns: count, seed},
  );
  return [...KNOWN_PAYLOADS, ...generated].slice(0, count);
}
