import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {InlineCode} from '.';

const classOf = (text: string, className?: string): string | undefined =>
  /class="([^"]*)"/.exec(
    renderToStaticMarkup(<InlineCode className={className}>{text}</InlineCode>),
  )?.[1];

it('keeps a short flag whole, beside the classes that it has', () => {
  expect(classOf('--image-verification')).toBe('whole');
  expect(classOf('-e', 'deprecated')).toBe('deprecated whole');
});

it('lets lines break in what is long, and has nothing to keep where no hyphen is', () => {
  expect(classOf('--otel-enable-prometheus-metrics-path')).toBeUndefined();
  expect(classOf('thv run')).toBeUndefined();
});
