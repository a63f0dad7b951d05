/** The part of Trusted Types that is used here (https://w3c.github.io/trusted-types/dist/spec/); TypeScript does not know it yet. */
interface Rules {
  createHTML(html: string, type: string, sink: string): string | null;
  createScript(text: string): string | null;
  createScriptURL(url: string): string | null;
}

/** Nothing that runs, loads a document or changes how addresses are read. Event handlers the content policy refuses by itself. */
const ACTIVE = 'script,iframe,object,embed,base,meta,link,style';

const isQuiet = (html: string): boolean => {
  const all = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')];
  return !all.some(
    (element) =>
      element.matches(ACTIVE) ||
      [...element.attributes].some(
        ({name, value}) => /^on/i.test(name) || /^\s*javascript:/i.test(value),
      ),
  );
};

const isData = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Every string that becomes markup, a script or the address of one comes through here, whoever writes it:
 * the framework, React, or we. That is why one policy by the name `default` does, and nobody else can
 * make another. Page text passes because it comes from built files of this site, in which all that
 * runs stands outside the text; if it ever held a script, it would not be shown.
 * A parsed document runs nothing, so parsing is free; what is taken from it comes through here again.
 * Pages tell search engines about themselves in script elements that hold JSON, which no browser runs.
 */
const RULES: Rules = {
  createHTML: (html, _type, sink) => (sink.startsWith('DOMParser') || isQuiet(html) ? html : null),
  createScript: (text) => (isData(text) ? text : null),
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
};

const {trustedTypes} = window as {
  trustedTypes?: {createPolicy(name: string, rules: Rules): unknown};
};
trustedTypes?.createPolicy('default', RULES);
