/** One step of a path into a value. */
export interface FieldStep {
  readonly key: string;
  /** Whether it is written as a step into a list: `[0]`, `[*]` or `[]`. */
  readonly isItem: boolean;
}

const STEP = /\[(?:"([^"]*)"|'([^']*)'|([^\]]*))\]|([^.[\]]+)/g;

/** Takes a path apart: `spec.volumes[0].name`, `spec.volumes.0.name`, `metadata.labels["example.org/team"]`. */
export const readFieldPath = (path: string): FieldStep[] =>
  [...path.matchAll(STEP)].map(([, double, single, item, name]) => ({
    key: double ?? single ?? item ?? name ?? '',
    isItem: item !== undefined,
  }));

/** Writes a path as messages have it: `spec.volumes[0].name`. */
export const fieldPath = (steps: readonly FieldStep[]): string =>
  steps.reduce((path, {key, isItem}) => {
    if (isItem || /^\d+$/.test(key)) return `${path}[${key}]`;
    if (!/^[\w-]+$/.test(key)) return `${path}[${JSON.stringify(key)}]`;
    return path === '' ? key : `${path}.${key}`;
  }, '');
