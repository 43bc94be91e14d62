import { expect, it } from 'vitest';
import { readCookie, setCookie } from '#server/core/http/cookies.ts';
import type { FastifyReply } from 'fastify';

type Protocol = 'http' | 'https';

const read = (protocol: Protocol, cookie: string | undefined) =>
  readCookie({ headers: cookie === undefined ? {} : { cookie }, protocol }, 'own');

it.each<[string, Protocol, string | undefined, string | undefined]>([
  ['none', 'http', undefined, undefined],
  ['one', 'http', 'a=b; own=1; c=d', '1'],
  ['an empty one', 'http', 'own=', ''],
  ['one whose name only begins alike', 'http', 'owner=1; not-own=2', undefined],
  ['two', 'http', 'own=1; own=2', undefined],
  ['two of the same value', 'http', 'own=1; own=1', undefined],
  ['a prefixed one behind a proxy that ends HTTPS', 'http', 'own=2; __Host-own=1', '1'],
  ['a prefixed one', 'https', '__Host-own=1', '1'],
  ['a neighbour’s before the prefixed one', 'https', 'own=2; __Host-own=1', '1'],
  ['a neighbour’s alone', 'https', 'own=2', undefined],
  ['two prefixed ones', 'https', '__Host-own=1; __Host-own=2', undefined],
])('%s, over %s', (_what, protocol, cookie, value) => {
  expect(read(protocol, cookie)).toBe(value);
});

it.each<[Protocol, string]>([
  ['http', 'own=1; Path=/report; Max-Age=60; HttpOnly; SameSite=Lax'],
  ['https', '__Host-own=1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure'],
])('is set over %s', (protocol, text) => {
  const sent: unknown[] = [];
  const reply = { header: (...header: unknown[]) => sent.push(header) } as unknown as FastifyReply;
  const options = { maxAgeSeconds: 60, path: '/report', isHttpOnly: true } as const;
  setCookie({ protocol }, reply, ['own', '1'], options);
  expect(sent).toEqual([['set-cookie', text]]);
});
