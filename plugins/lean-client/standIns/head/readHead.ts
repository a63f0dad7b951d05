import type {Attributes, HeadRequest} from './headOf';

function attributesOf({attributes}: Element): Attributes {
  return Object.fromEntries(
    [...attributes].filter(({name}) => name !== 'data-rh').map(({name, value}) => [name, value]),
  );
}

/** What a built page asks of its head. */
export function readHead({
  title,
  head,
  documentElement: {lang, dir, className},
}: Document): HeadRequest {
  const own = [...head.querySelectorAll('[data-rh]:not(title)')];
  return {
    title,
    html: {lang, dir, class: className},
    body: {},
    tags: own.map((element) => ({
      name: element.localName,
      attributes: attributesOf(element),
      ...(element.textContent && {text: element.textContent}),
    })),
  };
}
