import { expect, it } from 'vitest';
import { maskSecret, SECRET_MASK } from '#server/core/outbound/mask-secret.ts';

const SECRET = `t0p/"<&'>+\\=k.e(y)`;
const html = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;');

it.each([
  ['plain', SECRET],
  ['escaped for a URL', encodeURIComponent(SECRET)],
  ['escaped for a URL twice', encodeURIComponent(encodeURIComponent(SECRET))],
  ['escaped for a form', new URLSearchParams({ a: SECRET }).toString().slice(2)],
  ['escaped for JSON', JSON.stringify(SECRET).slice(1, -1)],
  ['escaped for JSON with slashes', JSON.stringify(SECRET).slice(1, -1).replaceAll('/', '\\/')],
  ['escaped for HTML', html(SECRET)],
  ['in base64', Buffer.from(SECRET).toString('base64')],
  ['in base64url', Buffer.from(SECRET).toString('base64url')],
])('masks a secret %s', (_form, echoed) => {
  expect(maskSecret(`got ${echoed}!`, SECRET)).toContain(`got ${SECRET_MASK}`);
  expect(maskSecret(`got ${echoed}!`, SECRET)).not.toContain(echoed);
});

it.each(['a', 'ab', 'abc'])('masks a secret in base64 after the text %s', (before) => {
  const secret = 'a-secret-of-the-tracker';
  const echoed = Buffer.from(`${before}${secret} and more`).toString('base64');
  expect(Buffer.from(maskSecret(echoed, secret), 'base64').toString()).not.toContain('secret');
});

it('masks each of several, and what stands between two stays', () => {
  expect(maskSecret(`${SECRET} and ${encodeURIComponent(SECRET)}.`, SECRET)).toBe(
    `${SECRET_MASK} and ${SECRET_MASK}.`,
  );
});

it('reads every answer once a layer, whatever secret and receiver try', () => {
  const answer = `${'\\\\\\"'.repeat(200)}${'%25'.repeat(200)}`;
  expect(maskSecret(answer, `${'\\"'.repeat(60)}x`)).toBe(answer);
});

it('leaves other text as it is', () => {
  expect(maskSecret('all is well', SECRET)).toBe('all is well');
  expect(maskSecret('all is well', '')).toBe('all is well');
});
