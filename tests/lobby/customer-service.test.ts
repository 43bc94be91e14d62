import { reachableServices, serviceUrlOf } from '#shared/customer-service/customer-service.ts';
import { expect, it } from 'vitest';

const service = (id: number, isOnline: boolean, url = `https://help.example.com/${id}`) => ({
  id,
  name: `Service ${id}`,
  url,
  icon: '',
  isOnline,
  hours: null,
});

it('services without a valid address are omitted', () => {
  const odd = ['javascript:alert(1)', 'http://help.example.com', '', 'https://a b'];
  const services = [...odd.map((url, id) => service(id, true, url)), service(9, false)];
  expect(reachableServices(services)).toEqual([service(9, false)]);
});

it.each([
  ['none', [], null],
  ['the first, while nobody is there', [service(1, false), service(2, false)], 1],
  ['who is there now', [service(1, false), service(2, true), service(3, true)], 2],
  ['who can be opened', [service(1, true, 'tel:117'), service(2, false)], 2],
] as const)('the stored address is that of %s [storage.service-url]', (_what, services, id) => {
  expect(serviceUrlOf(services)).toBe(id === null ? null : `https://help.example.com/${id}`);
});
