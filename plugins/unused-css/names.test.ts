import {describe, expect, it} from 'vitest';
import {namedVariables, namesInPage, namesInScript} from './names';

describe('names that style rules may use', () => {
  it('of a page are its elements, classes and attributes, not its text', () => {
    const names = namesInPage
      .tagsIn(
        '<main class="card card--wide" id=top><p title="a > b" hidden>Press the button</p></main>',
      )
      .flatMap(namesInPage.namesIn);
    expect(names).toEqual(
      expect.arrayContaining(['main', 'card', 'card--wide', 'top', 'p', 'hidden']),
    );
    expect(names).not.toContain('button');
  });

  it('of a page are its classes apart from its elements', () => {
    const [tag = ''] = namesInPage.tagsIn(
      '<button type="button" class="clean-btn close">Press</button>',
    );
    expect(namesInPage.elementOf(tag)).toBe('button');
    expect(namesInPage.classesIn(tag)).toEqual(['clean-btn', 'close']);
    expect(namesInPage.classesIn('<hr class=line>')).toEqual(['line']);
    expect(namesInPage.classesIn('<hr data-class=line>')).toEqual([]);
  });

  it('of a script are the words of its strings', () => {
    const names = namesInScript(
      'const alert=1;n("div",{className:`badge ${x?"hero--dark":\'b\'}`})',
    );
    expect(names).toEqual(expect.arrayContaining(['div', 'badge', 'hero--dark', 'b']));
    expect(names).not.toContain('alert');
  });
});

it('finds the custom properties that scripts and pages name', () => {
  expect(namedVariables('createElement(X,{color:"var(--ifm-color-emphasis-600)"})')).toEqual([
    '--ifm-color-emphasis-600',
  ]);
  expect(namedVariables('<svg stroke="var(--ifm-color-emphasis-600)" fill="var(--tone)">')).toEqual(
    ['--ifm-color-emphasis-600', '--tone'],
  );
});
