/** The part of Trusted Types that is used here (https://w3c.github.io/trusted-types/dist/spec/); TypeScript does not know it yet. */
interface Rules {
  createHTML(html: string, type: string, sink: string): string | null;
  createScript(text: string): string | null;
  createScriptURL(url: string): string | null;
}

/**
 * Every string that becomes markup, a script or the address of one comes through here, whoever writes it:
 * the framework, React, or we. That is why one policy by the name `default` does, and nobody else can
 * make another. No string becomes markup of the page. Files of the site are parsed to documents of their
 * own, in which nothing runs, and their nodes are moved as they are: the content policy holds for those.
 * Pages tell search engines about themselves in script elements that hold JSON, which no browser runs.
 */
const RULES: Rules = {
  createHTML: (html, _type, sink) => (sink.startsWith('DOMParser') ? html : null),
  createScript(text) {
    try {
      JSON.parse(text);
      return text;
    } catch {
      return null;
    }
  },
  // Not by the origin, which a `blob:` has of those who made it.
  createScriptURL: (url) =>
    new URL(url, location.href).href.startsWith(`${location.origin}/`) ? url : null,
};

const {trustedTypes} = window as {
  trustedTypes?: {createPolicy(name: string, rules: Rules): unknown};
};
trustedTypes?.createPolicy('default', RULES);
