import {expect, it} from 'vitest';
import {withoutOverridden} from './withoutOverridden';

it('drops what a layer sets on the root and the site sets outside of layers', () => {
  expect(
    withoutOverridden('@layer stock{:root{--a:1;--b:2}html[data-theme=dark]{--a:3}}:root{--a:4}'),
  ).toBe('@layer stock{:root{--b:2}html[data-theme=dark]{}}:root{--a:4}');
});

it('keeps what is set on other elements, in layers or in media that do not always hold', () => {
  const kept =
    '@layer stock{.menu{--a:1}@media print{:root{--a:2}}:root{--b:1;--c:1}}@layer own{:root{--b:2}}@media print{:root{--c:2}}:root{--a:3}';
  expect(withoutOverridden(kept)).toBe(kept);
});
