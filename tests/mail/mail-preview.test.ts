import { expect, it } from 'vitest';
import { previewOf } from '#server/mail/mailbox.ts';

it.each([
  ['<p>Salt &amp; <b>pepper</b>&nbsp;for&#32;you</p>', 'Salt & pepper for you'],
  ['<p>one</p><p>two</p>', 'one two'],
  ['<style>p { color: red }</style><script>alert(1)</script>Hello<!-- not this -->', 'Hello'],
  ['<a title="a > b" href=\'/x\'>Go</a> on', 'Go on'],
  ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
  ['&lt;b&gt; is bold', '<b> is bold'],
  ['', ''],
])('the preview of %j is plain text', (content, preview) => {
  expect(previewOf(content)).toBe(preview);
});

it('a long mail has a truncated preview', () => {
  const preview = previewOf(`<p>${'a'.repeat(200)}</p>`);
  expect(preview).toHaveLength(120);
  expect(preview.endsWith('…')).toBe(true);
});
