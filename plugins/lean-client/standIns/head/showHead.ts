import type {Attributes, HeadRequest, Tag} from './headOf';

/** Marks what was set from here, in the same way as the built pages do. */
const MARK = 'data-rh';

function elementOf({name, attributes, text}: Tag): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value);
  if (text) element.append(text);
  element.setAttribute(MARK, 'true');
  return element;
}

/** Sets the attributes and takes away those that were set before and are asked for no more. */
function setAttributes(element: HTMLElement, attributes: Attributes): void {
  const before = element.getAttribute(MARK)?.split(',') ?? [];
  for (const name of before) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  const names = Object.keys(attributes).join(',');
  if (names) element.setAttribute(MARK, names);
  else element.removeAttribute(MARK);
}

/** Brings the page's head in line with the request. Elements that are there already stay as they are. */
export function showHead({title, html, body, tags}: HeadRequest): void {
  if (title !== undefined && document.title !== title) document.title = title;
  setAttributes(document.documentElement, html);
  setAttributes(document.body, body);
  const old = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  for (const element of tags.map(elementOf)) {
    const same = old.findIndex((candidate) => candidate.isEqualNode(element));
    if (same === -1) document.head.append(element);
    else old.splice(same, 1);
  }
  for (const element of old) element.remove();
}
