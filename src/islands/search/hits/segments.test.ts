import {describe, expect, it} from 'vitest';
import {plainText, segmentsOf} from './segments';

describe('a highlighted value', () => {
  it('is taken apart at its marks', () => {
    expect(segmentsOf('Choose the <mark>transport</mark> now')).toEqual([
      {text: 'Choose the ', marked: false},
      {text: 'transport', marked: true},
      {text: ' now', marked: false},
    ]);
  });

  it('shows escaped text as it was written', () => {
    expect(
      plainText(segmentsOf('&lt;SERVER&gt; &amp;amp; &quot;x&quot; &#39;y&#39; &#x2014;')),
    ).toBe('<SERVER> &amp; "x" \'y\' —');
  });

  it('keeps every other tag as text, so that no host can put markup into the page', () => {
    expect(segmentsOf('<img src=x onerror=alert(1)><mark onclick=x>a</mark>')).toEqual([
      {text: '<img src=x onerror=alert(1)><mark onclick=x>a', marked: false},
    ]);
  });

  it('survives entities that mean nothing', () => {
    expect(plainText(segmentsOf('&#x110000; &nothing; &'))).toBe('&#x110000; &nothing; &');
  });
});
