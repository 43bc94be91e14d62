import { expect, it } from 'vitest';
import { networkOf } from '#server/core/http/network-of.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '20010db800010002/64'],
  ['2001:db8:1:2::', '20010db800010002/64'],
  ['2001:DB8:1:2:ffff::1', '20010db800010002/64'],
  ['2001:db8:1:3::1', '20010db800010003/64'],
  ['::1', '0000000000000000/64'],
  ['fe80::1%eth0', 'fe80000000000000/64'],
  ['::ffff:c000:0201', '0000000000000000/64'],
  ['', ''],
])('treats %s as %s', (address, network) => {
  expect(networkOf(address, 64)).toBe(network);
});

it('uses the given length of the network', () => {
  expect(networkOf('2001:db8:1:2::', 48)).toBe('2001 0db8 0001'.replaceAll(' ', '') + '/48');
  expect(networkOf('2001:db8::1', 128)).toBe('20010db8000000000000000000000001/128');
});
