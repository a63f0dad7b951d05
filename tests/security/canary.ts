import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** Calls of the canary, and whatever else only a script from an input can have done. */
    ran?: string[];
  }
}

/** Counts every script that an input runs in a page. */
export const withCanary = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ran: string[] = [];
    const note = (name: string) => () => ran.push(name);
    Object.assign(window, {
      ran,
      canary: note('canary'),
      alert: note('alert'),
      confirm: note('confirm'),
      prompt: note('prompt'),
    });
  });

/** What of the page no input may have made: event handlers, addresses that run code, elements that the page itself has none of. */
export function intruders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const quiet =
      'script[src], script[type="application/ld+json"], script[type="application/json"], head style, head link, head meta, head script, body > script';
    const active = [
      ...document.querySelectorAll(
        'script, iframe, object, embed, base, meta, style, math, marquee, x-y, animate, video, template, form[action]:not([action=""], [action="/search"])',
      ),
    ];
    const strange = active.filter((element) => !element.matches(quiet) && !element.closest('head'));
    const armed = [...document.querySelectorAll('*')].filter((element) =>
      [...element.attributes].some(
        ({name, value}) =>
          /^on/i.test(name) ||
          name === 'srcdoc' ||
          (/^(?:href|src|action|formaction|xlink:href|data)$/i.test(name) &&
            /^[\s\u0000-\u001f]*(?:javascript|vbscript|data:text)/i.test(value)),
      ),
    );
    return [
      ...(window.ran ?? ['no canary']),
      ...[...strange, ...armed].map((element) => element.outerHTML.slice(0, 200)),
    ];
  });
}
