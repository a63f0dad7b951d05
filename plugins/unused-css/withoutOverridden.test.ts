import {expect, it} from 'vitest';
import {withoutEmpty, withoutOverridden} from './withoutOverridden';

it('drops what a layer sets and the site sets for the same elements outside of layers', () => {
  expect(
    withoutOverridden(
      '@layer stock{:root{--a:1;--b:2}html[data-theme=dark]{--a:3}@media screen{html[data-theme=system]{--a:3}}@media print{th,td{top:0;left:0}}}:root{--a:4}td,th{top:1px}',
    ),
  ).toBe(
    '@layer stock{:root{--b:2}html[data-theme=dark]{}@media screen{html[data-theme=system]{}}@media print{th,td{left:0}}}:root{--a:4}td,th{top:1px}',
  );
});

it('keeps what is set on other elements, as important, in layers or in media that do not always hold', () => {
  const kept =
    '@layer stock{.menu{--a:1}:root{--b:1;--c:1}th,td{top:0}p{top:0!important}}@layer own{:root{--b:2}}@media print{:root{--c:2}}:root{--a:3}th,p{top:1px}';
  expect(withoutOverridden(kept)).toBe(kept);
});

it('keeps what nested rules set, and does not take it for what the rule around them sets', () => {
  const kept = '@layer stock{a{color:blue}.menu{b{top:0}}}a{&:hover{color:red}}b{top:1px}';
  expect(withoutOverridden(kept)).toBe(kept);
});

it('drops rules and conditions that hold nothing, but no layer', () => {
  expect(
    withoutEmpty('@layer a;@layer b{}:root{}a{top:0}@media print{b{}@media screen{i{}}}'),
  ).toBe('@layer a;@layer b{}a{top:0}');
});
