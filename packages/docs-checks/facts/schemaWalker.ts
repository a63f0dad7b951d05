export type Schema = Readonly<Record<string, unknown>>;

interface Step {
  schema: Schema;
  /** File that references without a file name are in. */
  file: string;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Finds out whether a dotted path leads to something in a JSON Schema. It follows references and looks into every branch.
 * `containers[]`, `containers[0]` and `containers[*]` step into a list.
 */
export function schemaWalker(files: ReadonlyMap<string, Schema>) {
  function resolve(step: Step): Step[] {
    const {schema, file} = step;
    const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
      Array.isArray(schema[key]) ? (schema[key] as unknown[]) : [],
    );
    const all = [...branches, schema.then, schema.else]
      .filter(isSchema)
      .flatMap((branch) => resolve({schema: branch, file}));
    return [step, ...(typeof schema.$ref === 'string' ? follow(schema.$ref, file) : []), ...all];
  }

  function follow(ref: string, file: string): Step[] {
    const [target, pointer = ''] = ref.split('#');
    const name = target || file;
    let schema: unknown = files.get(name);
    for (const key of pointer.split('/').slice(1))
      schema = isSchema(schema)
        ? schema[key.replaceAll('~1', '/').replaceAll('~0', '~')]
        : undefined;
    return isSchema(schema) ? resolve({schema, file: name}) : [];
  }

  function next(steps: readonly Step[], key: string): Step[] {
    return steps.flatMap(({schema, file}) => {
      const properties = isSchema(schema.properties) ? schema.properties[key] : undefined;
      const other =
        properties === undefined && key !== '[]' ? schema.additionalProperties : undefined;
      const child = key === '[]' ? schema.items : (properties ?? other);
      return isSchema(child)
        ? resolve({schema: child, file})
        : child === true
          ? [{schema: {}, file}]
          : [];
    });
  }

  return {
    /** @param ref a file name, with a pointer if wanted. */
    find(ref: string, path: string): {known: boolean; schema: Schema | undefined} {
      const [name = '', pointer = ''] = ref.split('#');
      let steps = follow(`${name}#${pointer}`, name);
      for (const key of path
        .replaceAll(/\[[^\]]*\]/g, '.[]')
        .split('.')
        .filter((part) => part !== '')) {
        // A free-form object, such as an unstructured default, accepts any field.
        steps = next(steps, key);
      }
      const described =
        steps.find(({schema}) => Object.keys(schema).some((key) => key !== '$ref')) ?? steps[0];
      return {known: steps.length > 0, schema: described?.schema};
    },
  };
}
