import {jsonInScript} from '../jsonInScript';

/**
 * Source of the script behind the banner, which shows unless the page's scripts have run
 * (src/client/ready), which they do in tasks that were asked for before this one. It makes elements, never markup, and sets styles through
 * the object model: the content policy allows no more.
 */
export const bannerScript = (baseUrl: string): string => `
addEventListener('load', function () {
  setTimeout(function () {
    if (document.documentElement.dataset.hasHydrated === 'true') return;
    var box = document.createElement('div');
    var built = ${jsonInScript(baseUrl)};
    var here = location.pathname.replace(/\\/?$/, '/');
    box.id = '__docusaurus-base-url-issue-banner';
    box.style.cssText = 'margin: 20px; padding: 20px; border: thick solid red; background-color: rgb(255, 230, 179); color: black; font-size: 20px';
    [
      'Your Docusaurus site did not load properly.',
      'Most often the reason is a wrong baseUrl in its configuration.',
      'It was built for baseUrl = ' + built + (here === built
        ? ', and this page lies there: a script did not come. Reload the page.'
        : '. This page lies at ' + here + ': try baseUrl = ' + here)
    ].forEach(function (text, index) {
      var line = document.createElement('p');
      line.textContent = text;
      if (index === 0) line.style.cssText = 'font-weight: bold; font-size: 30px';
      box.append(line);
    });
    document.body.prepend(box);
  });
});
`;
