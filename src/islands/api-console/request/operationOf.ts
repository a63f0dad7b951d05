import {
  contentOf,
  schemaPointerOf,
  type ContentView,
  type OperationView,
  essence,
  isJson,
  resolve,
  type Located,
  exampleOf,
  type ApiSpec,
  type Parameter,
} from '@toolhive-docs/api-spec';
import * as strings from '../../../../i18n/en/strings';
import {fieldOf} from '../form/fieldOf';
import type {ConsoleBody, ConsoleOperation, ConsoleParameter} from './ConsoleOperation';

/** Gathers what the console shows of an operation. A page cannot set cookies of another host, so those are left out. */
export function operationOf(spec: ApiSpec, view: OperationView): ConsoleOperation {
  const contents = view.requestBody ? contentOf(view.requestBody) : [];
  const content = contents.find(({type}) => isJson(type)) ?? contents[0];
  return {
    id: view.id,
    method: view.method.toUpperCase(),
    path: view.path,
    summary: view.operation.summary ?? view.id,
    view,
    parameters: view.parameters.flatMap((parameter) => consoleParameter(spec, parameter) ?? []),
    body: content && consoleBody(spec, content),
  };
}

function consoleParameter(
  spec: ApiSpec,
  located: Located<Parameter>,
): ConsoleParameter | undefined {
  const {name, in: place, description, required = false} = located.value;
  if (place === 'cookie') return undefined;
  const pointer = schemaPointerOf(located);
  const example = exampleOf(spec, located.value, pointer) ?? '';
  const shown = pointer === undefined ? undefined : fieldOf(spec, pointer, name, required);
  // In an address everything is text; only a choice is shown as more than that.
  const field =
    shown?.kind === 'choice'
      ? shown
      : {kind: 'text' as const, name, required, numeric: false, placeholder: ''};
  return {
    key: `${place}.${name}`,
    name,
    place,
    field: {...field, description},
    example: typeof example === 'string' ? example : JSON.stringify(example),
  };
}

function consoleBody(spec: ApiSpec, {type, media, schemaPointer}: ContentView): ConsoleBody {
  const named = Object.entries(media.examples ?? {}).map(([name, written]) => {
    const {summary = name, value} = resolve(spec, written);
    return {title: summary, value};
  });
  const examples = named.length
    ? named
    : [{title: strings.example, value: exampleOf(spec, media, schemaPointer) ?? {}}];
  const field =
    schemaPointer === undefined || !isJson(type)
      ? ({kind: 'json', name: '', required: true} as const)
      : fieldOf(spec, schemaPointer, '', true);
  return {type: essence(type), field, examples};
}
