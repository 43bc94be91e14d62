import { smsAddress } from '#shared/share/sms-address.ts';
import { expect, it } from 'vitest';

it.each<[string, readonly string[], string | null]>([
  ['writes to each number once', ['+63 917 555', '+63917555', '(02) 8555'], 'sms:+63917555,028555'],
  ['leaves out what is no number', ['call me', '12', '+', '*#06#', '0917555'], 'sms:0917555'],
  ['opens nothing without a number', ['', 'none'], null],
])('%s', (_, numbers, start) => {
  const address = smsAddress(numbers, 'Play with me & win? https://a.test/?b=1');
  const body = 'Play%20with%20me%20%26%20win%3F%20https%3A%2F%2Fa.test%2F%3Fb%3D1';
  expect(address).toBe(start === null ? null : `${start}?body=${body}`);
});

it('writes to twenty at most', () => {
  const numbers = Array.from({ length: 50 }, (_, index) => `09170000${100 + index}`);
  expect(smsAddress(numbers, 'x')?.split(',')).toHaveLength(20);
});
