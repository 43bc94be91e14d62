import { expect, it } from 'vitest';
import { escapeHtml } from '#shared/text/escape-html.ts';

it('escapes what could end a text or an attribute, and nothing else', () => {
  expect(escapeHtml(`<a href="x" title='y'>R&B ₱5</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;B ₱5&lt;/a&gt;',
  );
  expect(escapeHtml('&amp;')).toBe('&amp;amp;');
});
