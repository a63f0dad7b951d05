/** The ways a key of an OpenAPI object is described: what stands under it, once or many times. */

export const text = {is: 'string'} as const;
export const flag = {is: 'boolean'} as const;
export const size = {is: 'number'} as const;
export const any = {is: 'any'} as const;
export const strings = {is: 'strings'} as const;
export const one = <Is extends string>(is: Is) => ({is}) as const;
export const list = <Is extends string>(is: Is) => ({is, many: 'list'}) as const;
export const map = <Is extends string>(is: Is) => ({is, many: 'map'}) as const;
export const must = <Kind extends object>(field: Kind) => ({...field, required: true}) as const;
export const needed = must(text);
