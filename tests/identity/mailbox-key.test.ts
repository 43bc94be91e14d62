import { expect, it } from 'vitest';
import { mailboxKey } from '#server/core/mailbox-key.ts';

it.each([
  ['maria.clara@gmail.com', 'MariaClara+x@googlemail.com'],
  ['juan@example.com', 'JUAN@Example.COM'],
  ['juan@example.com', '"juan"@example.com'],
  ['juan@example.com', '"ju\\an"@example.com'],
  ['ju.an@example.com', '"ju"."an"@example.com'],
  ['juan@example.com', '"juan+tag"@example.com'],
  ['juan@example.com', 'juan(work)@example.com'],
  ['juan@example.com', '(a(b)c)juan@example.com(home)'],
  ['juan@example.com', 'ｊｕａｎ@example.com'],
  ['juan@bücher.example', 'juan@XN--BCHER-KVA.example'],
  ['juan@example.com', 'juan@example.com.'],
])('the mailbox of %s is that of %s', (one, other) => {
  expect(mailboxKey(other)).toBe(mailboxKey(one));
});

it.each([
  ['ju.an@example.com', 'juan@example.com'],
  ['juan@example.com', 'juan@example.org'],
  ['+one@example.com', '+two@example.com'],
  ['juan-tag@example.com', 'juan@example.com'],
])('the mailbox of %s is not that of %s', (one, other) => {
  expect(mailboxKey(other)).not.toBe(mailboxKey(one));
});

it('is found in linear time, whatever is written', () => {
  const nested = `${'('.repeat(120)}juan${')'.repeat(120)}@example.com`;
  expect(mailboxKey(nested)).toBe('@example.com');
});
