import {expect, it} from 'vitest';
import {usedRules} from './usedRules';

it('rules stay whose classes, elements and attributes are all named', async () => {
  const sheet =
    '.card{top:0}.button{top:0}button{top:0}[data-theme=dark] .card{top:0}[data-theme=dark] .other{top:0}[aria-pressed=true]{top:0}[type=submit]{top:0}[type=reset]{top:0}';
  const names = {classes: ['card'], others: ['button', 'type', 'submit']};
  expect(await usedRules(sheet, names, [])).toBe(
    '.card{top:0}button{top:0}[data-theme=dark] .card{top:0}[aria-pressed=true]{top:0}[type=submit]{top:0}',
  );
});

it("the framework's colours of panels go, although pages name their classes", async () => {
  const names = {classes: ['alert', 'alert--info'], others: []};
  expect(await usedRules('.alert{top:0}.alert--info{color:red}', names, [])).toBe('.alert{top:0}');
});
