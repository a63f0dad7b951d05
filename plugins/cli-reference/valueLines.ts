import type {Accepts, Value} from '@toolhive-docs/cli-spec';
import {code} from './mdx';
import {type PageContext, prose} from './prose';

/** Lines of a table cell that say which values are accepted. */
export function valueLines(
  page: PageContext,
  rules: {values?: Value[]; accepts?: Accepts},
): string[] {
  const {values = [], accepts} = rules;
  const form =
    accepts &&
    `${values.length > 0 ? 'Or: the ' : 'Format: '}${prose(page, asForm(accepts.form))}.`;
  return [
    ...values.map(({value, meaning}) => `${code(value)}: ${prose(page, meaning)}`),
    ...(form ? [form] : []),
  ];
}

/** A form without spaces, such as KEY=VALUE, is code; a described one is prose. */
function asForm(form: string): string {
  return form.includes(' ') ? form : `\`${form}\``;
}
