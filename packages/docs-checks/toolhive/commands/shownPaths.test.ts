import {expect, it} from 'vitest';
import {fieldPath} from '../../facts/fieldPath';
import {shownPaths} from './shownPaths';

it.each([
  ['jsonpath={.status.phase}', ['status.phase']],
  ['jsonpath={.status.phase}=Running', ['status.phase']],
  ['jsonpath={$.items[0].spec.image}{"\\n"}', ['spec.image']],
  ["jsonpath={.spec['image']}", ['spec.image']],
  ['jsonpath=.items[*].spec.image', ['spec.image']],
  [
    'jsonpath={.items[?(@.status.phase=="Running")].metadata.name}',
    ['metadata.name', 'status.phase'],
  ],
  [
    'jsonpath={range .items[*]}{.metadata.name}{"\\t"}{range .spec.env[*]}{.name}{end}{end}',
    ['metadata.name', 'spec.env[*]', 'spec.env[*].name'],
  ],
  ['jsonpath={range .items[*]}{@.spec.port}{end}{.items[0].kind}', ['spec.port', 'kind']],
  ['jsonpath={..image}', []],
  ['jsonpath={range ..env}{.name}{end}', []],
  ['jsonpath={.metadata.annotations.a\\.b/c}', ['metadata.annotations["a.b/c"]']],
  ['jsonpath-as-json={.status}', ['status']],
  ['custom-columns=A:.spec.image,B:.status.phase', ['spec.image', 'status.phase']],
  ['go-template={{range .items}}{{range .spec.env}}{{.name}}{{end}}{{end}}', []],
  ['.metadata.name', ['metadata.name']],
  ['{.metadata.name}', ['metadata.name']],
  ['condition=Ready', []],
  ['yaml', []],
])('finds the fields that are shown by %s', (written, paths) => {
  expect(shownPaths(written).paths.map(fieldPath)).toEqual(paths);
});

it('says that a brace is not closed', () => {
  expect(shownPaths('jsonpath={.items[0].spec.image').problems).toEqual([
    'a brace is not closed in {.items[0].spec.image',
  ]);
});
