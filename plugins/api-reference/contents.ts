import {
  type ApiSpec,
  contentOf,
  type ContentView,
  essence,
  exampleOf,
  isJson,
  type Located,
  type MediaType,
  type ReadonlyMapOf,
  resolve,
} from '@toolhive-docs/api-spec';
import {parseFenceMeta} from '@toolhive-docs/code-fences';
import {highlight} from '../code-blocks/highlight';
import type {CodeModel, ContentModel, ExampleModel} from './model';
import type {SchemaViewer} from './schema/schemaViews';

/** Longest text that is shown as a line, in characters. */
const LINE = 120;

interface NamedValue {
  readonly title: string;
  readonly value: unknown;
}

/** The bodies of a request or an answer: schema and examples for each media type. */
export async function contents(
  spec: ApiSpec,
  holder: Located<{readonly content?: ReadonlyMapOf<MediaType>}>,
  {view, prefix}: {view: SchemaViewer; prefix: string},
): Promise<ContentModel[]> {
  const all = contentOf(holder);
  return Promise.all(
    all.map(async (content) => ({
      type: content.type,
      schema:
        content.schemaPointer === undefined
          ? undefined
          : view(
              content.schemaPointer,
              all.length > 1 ? `${prefix}.${essence(content.type)}` : prefix,
            ),
      examples: await Promise.all(
        namedExamples(spec, content).map(({title, value}) =>
          exampleModel(title, value, content.type),
        ),
      ),
    })),
  );
}

/** The examples that the file gives; where it gives none, one made from the schema if that has fields. */
function namedExamples(spec: ApiSpec, content: ContentView): NamedValue[] {
  const {media} = content;
  if (media.example !== undefined) return [{title: 'Example', value: media.example}];
  const named = Object.entries(media.examples ?? {}).flatMap(([name, written]) => {
    const example = resolve(spec, written);
    return example.value === undefined
      ? []
      : [{title: example.summary ?? name, value: example.value}];
  });
  if (named.length) return named;
  const made = exampleOf(spec, media, content.schemaPointer);
  return typeof made === 'object' && made !== null ? [{title: 'Example', value: made}] : [];
}

async function exampleModel(title: string, value: unknown, type: string): Promise<ExampleModel> {
  const text = typeof value === 'string' && !isJson(type) ? value : JSON.stringify(value, null, 2);
  if (!isJson(type) && text.length <= LINE && !text.includes('\n')) return {title, line: text};
  return {
    title,
    code: await codeOf(text, isJson(type) || typeof value !== 'string' ? 'json' : 'text'),
  };
}

const plain = parseFenceMeta('');

/** Highlights a piece of code. */
export async function codeOf(code: string, language: string): Promise<CodeModel> {
  return {language, html: await highlight(code, language, plain)};
}
