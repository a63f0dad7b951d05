import {describe, expect, it} from 'vitest';
import {contentPolicy} from './contentPolicy';
import {InlineCodeFinder} from './InlineCodeFinder';
import {tagsOf} from './tagsOf';

const inlineOf = (html: string) => {
  const finder = new InlineCodeFinder();
  finder.add('a.html', tagsOf(html));
  return finder.found();
};
const NOTHING = {scripts: [], styles: [], styleAttributes: []};
const policyFor = (needs: Partial<Parameters<typeof contentPolicy>[1]>) =>
  contentPolicy(NOTHING, {tagService: false, hosts: [], ...needs});

describe('inline code of pages', () => {
  it('is known by the hash of its exact text, each once', () => {
    // The example of CSP 3 §2.3.1, as openssl computes it.
    const hello = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
    expect(
      inlineOf(
        "<script>alert('Hello, world.');</script><script type=module>alert('Hello, world.');</script>",
      ).scripts,
    ).toEqual([hello]);
  });

  it('is no data and no file', () => {
    expect(
      inlineOf('<script src=/a.js></script><script type=application/ld+json>{}</script>'),
    ).toEqual(NOTHING);
  });

  it('holds styles of elements and attributes', () => {
    const {styles, styleAttributes} = inlineOf('<style>a{}</style><p style="color:red">');
    expect([styles.length, styleAttributes.length]).toEqual([1, 1]);
  });

  it('may not be an event handler, which no policy can allow', () => {
    expect(() => inlineOf('<p onclick="x()">')).toThrow(
      /a\.html has <p onclick="x\(\)">[\s\S]*Fix: listen/,
    );
  });
});

describe('the content policy', () => {
  it('allows the inline code of the build and no other', () => {
    const policy = contentPolicy(
      {scripts: ["'sha256-a'"], styles: [], styleAttributes: ["'sha256-b'"]},
      {tagService: false, hosts: []},
    );
    expect(policy).toContain("script-src 'self' 'sha256-a';");
    expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-hashes' 'sha256-b';");
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
  });

  it("lets pages ask this site and the reader's own machine, and no third party", () => {
    expect(policyFor({})).toContain("connect-src 'self' http://localhost:* http://127.0.0.1:*;");
    expect(policyFor({}).match(/https?:/g)).toHaveLength(2);
    expect(policyFor({})).toContain("require-trusted-types-for 'script'; trusted-types default");
  });

  it('allows no frames, in the page or around it, no plugins, no other base, and no form that leads away', () => {
    const directives = policyFor({}).split('; ');
    expect(directives).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'none'",
      "img-src 'self' data:",
      "connect-src 'self' http://localhost:* http://127.0.0.1:*",
      "worker-src 'self'",
      "frame-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]);
  });

  it('adds the origin of each search host, once, and none for a path of this site', () => {
    expect(
      policyFor({hosts: ['https://a.example/search', 'https://a.example', '/answers']}),
    ).toContain('127.0.0.1:* https://a.example;');
  });

  it('lets the tag service in only when it is used', () => {
    expect(policyFor({tagService: true})).toContain(
      "script-src 'self' https://www.googletagmanager.com;",
    );
    expect(policyFor({})).not.toContain('google');
  });

  it('lets the tag service send what it counts, and make elements from plain strings', () => {
    const reports =
      'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';
    expect(policyFor({tagService: true})).toContain(`img-src 'self' data: ${reports};`);
    expect(policyFor({tagService: true})).toContain(`http://127.0.0.1:* ${reports};`);
    expect(policyFor({tagService: true})).not.toContain('trusted-types');
  });
});
