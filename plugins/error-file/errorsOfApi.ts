import {
  commonResponses,
  contentOf,
  listOperations,
  type ApiSpec,
  type Example,
  type ResponseView,
} from '@toolhive-docs/api-spec';
import {patternsOf, type ErrorRecord} from '@toolhive-docs/error-index';

/** A part of the API reference that describes responses. */
interface Part {
  readonly id: string;
  readonly title: string;
  readonly responses: readonly ResponseView[];
}

/**
 * The errors that an API answers: each text of an example once, with the operations that answer it.
 *
 * @param page - The API reference, whose rows have the ids of operation and status.
 */
export function errorsOfApi(
  api: ApiSpec,
  {title, url}: {readonly title: string; readonly url: string},
): ErrorRecord[] {
  const parts: Part[] = [
    ...listOperations(api).map(({id, operation, responses}) => ({
      id,
      title: operation.summary ?? id,
      responses,
    })),
    {id: 'common', title: 'Common responses', responses: commonResponses(api)},
  ];
  const found = new Map<string, {readonly error: ErrorRecord; readonly titles: string[]}>();
  for (const part of parts)
    for (const response of part.responses.filter(({status}) => /^[45]/.test(status)))
      for (const {text, cause} of textsOf(response)) {
        const symptom = `${text} with status ${response.status}`;
        const known = found.get(symptom);
        known?.titles.push(part.title);
        if (!known)
          found.set(symptom, {
            titles: [part.title],
            error: {
              symptom,
              patterns: patternsOf([text]),
              cause,
              fix: '',
              page: title,
              section: part.title,
              url: `${url}#${part.id}.${response.status}`,
            },
          });
      }
  return [...found.values()].map(({error, titles}) => ({
    ...error,
    fix: `See ${titles.map((each) => `"${each}"`).join(', ')} in the API reference`,
  }));
}

/** The texts of a response, and why it answers each: what the example is of, where there are several. */
function textsOf(response: ResponseView): {text: string; cause: string}[] {
  const examples = contentOf(response).flatMap(({media}) =>
    Object.values(media.examples ?? {}).filter((one): one is Example => 'value' in one),
  );
  const meaning = response.value.description.replaceAll('`', '').replace(/\s+/g, ' ').trim();
  return examples.flatMap(({value, summary}) =>
    typeof value === 'string'
      ? [{text: value, cause: examples.length > 1 && summary ? summary : meaning}]
      : [],
  );
}
