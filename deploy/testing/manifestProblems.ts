import {createRequire} from 'node:module';
import {parseAllDocuments} from 'yaml';

const require = createRequire(import.meta.url);

/** A resource as far as it is known before it is checked. */
interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {readonly name: string};
}

/** What `kubernetes-models` has for a kind: made of Kubernetes' own OpenAPI document. */
type Model = new (data: object) => {validate(): void};

/**
 * What is wrong with the manifests of a file, by Kubernetes' schemas: one line each. Fields that no schema knows are wrong too.
 * @throws Error for a kind that there is no schema of.
 */
export function manifestProblems(text: string): string[] {
  return parseAllDocuments(text).flatMap((document) => {
    const data = document.toJS() as Resource;
    const name = `${data.kind} ${data.metadata.name}`;
    const problems = document.errors.map(({message}) => message);
    const seen = new Map<object, Set<string>>();
    const {validate} = modelOf(data).prototype as {validate: (this: object) => void};
    try {
      validate.call(watched(data, seen));
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
    return [...problems, ...unseen(data, seen)].map((problem) => `${name}: ${problem}`);
  });
}

function modelOf({apiVersion, kind}: Resource): Model {
  const models = require(`kubernetes-models/${apiVersion}/${kind}`) as Record<string, Model>;
  const model = models[kind];
  if (model === undefined) throw new Error(`There is no schema of ${kind} in ${apiVersion}.`);
  return model;
}

/** The same data, which notes the fields that are looked at: the validators ignore unknown fields, and so never look at them. */
function watched<T extends object>(data: T, seen: Map<object, Set<string>>): T {
  const fields = new Set<string>();
  seen.set(data, fields);
  return new Proxy(data, {
    get: (target, field, receiver) => {
      if (typeof field === 'string') fields.add(field);
      const value: unknown = Reflect.get(target, field, receiver);
      return typeof value === 'object' && value !== null ? watched(value, seen) : value;
    },
  });
}

function unseen(data: object, seen: ReadonlyMap<object, ReadonlySet<string>>, path = ''): string[] {
  return Object.entries(data).flatMap(([field, value]: [string, unknown]) => {
    const at = `${path}/${field}`;
    if (seen.get(data)?.has(field) !== true) return [`${at} is no field that Kubernetes knows`];
    return typeof value === 'object' && value !== null ? unseen(value, seen, at) : [];
  });
}
