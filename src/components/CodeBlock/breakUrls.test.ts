import {expect, test} from 'vitest';
import {breakUrls} from './breakUrls';

test('a line may end before the path of a URL, and within a long one', () => {
  expect(breakUrls('curl http://localhost:8080/api/v1beta/workloads/osv/stop\n</span>')).toBe(
    'curl http://localhost:8080<wbr>/api/v1beta<wbr>/workloads/osv/stop\n</span>',
  );
  expect(breakUrls('<span class="ts">"https://example.net/mcp"</span>')).toBe(
    '<span class="ts">"https://example.net<wbr>/mcp"</span>',
  );
});

test('code without a long path stays as it is', () => {
  const html = '<span class="tp">--volume</span> /srv:/data http://localhost:8080</span>';
  expect(breakUrls(html)).toBe(html);
});
