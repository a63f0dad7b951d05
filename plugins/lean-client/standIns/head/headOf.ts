import {Children, Fragment, isValidElement, type ReactNode} from 'react';

export type Attributes = Readonly<Record<string, string>>;

/** An element for the page's head. */
export interface Tag {
  readonly name: string;
  readonly attributes: Attributes;
  readonly text?: string;
}

/** What one `<Head>` asks for. */
export interface HeadRequest {
  readonly title?: string;
  readonly html: Attributes;
  readonly body: Attributes;
  readonly tags: readonly Tag[];
}

/** Names that React and HTML spell differently. */
const HTML_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
  tabIndex: 'tabindex',
};

function attributesOf({children: _children, ...props}: Record<string, unknown>): Attributes {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        HTML_NAMES[name] ?? name.toLowerCase(),
        value === true ? 'true' : String(value),
      ]),
  );
}

const textOf = (children: unknown): string =>
  [children]
    .flat()
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('');

/** Reads what the children of a `<Head>` ask for. Fragments and empty children are looked through. */
export function headOf(children: ReactNode): HeadRequest {
  const request = {title: undefined as string | undefined, html: {}, body: {}, tags: [] as Tag[]};
  const read = (nodes: ReactNode): void =>
    Children.forEach(nodes, (node) => {
      if (!isValidElement<Record<string, unknown>>(node)) return;
      const {type, props} = node;
      if (type === Fragment) read(props['children'] as ReactNode);
      else if (type === 'title') request.title = textOf(props['children']);
      else if (type === 'html' || type === 'body')
        request[type] = {...request[type], ...attributesOf(props)};
      else if (typeof type === 'string') {
        const text = textOf(props['children']);
        request.tags.push({name: type, attributes: attributesOf(props), ...(text && {text})});
      }
    });
  read(children);
  return request;
}
