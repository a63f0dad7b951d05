import type {ApiSpec} from './types';

/** A function that makes something of a document once, and keeps it as long as the document. */
export function oncePerSpec<T extends object>(make: (spec: ApiSpec) => T): (spec: ApiSpec) => T {
  const made = new WeakMap<ApiSpec, T>();
  return (spec) => {
    let value = made.get(spec);
    if (!value) made.set(spec, (value = make(spec)));
    return value;
  };
}
