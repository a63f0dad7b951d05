/** Option → whether it takes a value. */
export type OptionTable = Readonly<Record<string, boolean>>;

/** Reads options as a list that people can read, those that take a value with an equals sign: `-n= --namespace= -h --help`. */
export const optionTable = (text: string): OptionTable =>
  Object.fromEntries(
    [...text.matchAll(/(-[^\s=]+)(=?)/g)].map(([, name = '', value]) => [name, value === '=']),
  );
