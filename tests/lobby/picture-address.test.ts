/** Allowed picture URLs: none that a browser could execute or must block. */
import { pictureAddress } from '#api/core/server-hosts.ts';
import { xssPayloads } from '#tests/support/xss-payloads.ts';
import { describe, expect, it } from 'vitest';

const HOSTS = { origin: 'https://platform.test', pictureOrigins: ['https://art.test'] };

describe('a picture address', () => {
  it.each([
    ['/static/a.webp', 'https://platform.test/static/a.webp'],
    ['https://platform.test/static/a.webp', 'https://platform.test/static/a.webp'],
    ['https://art.test/a.webp', 'https://art.test/a.webp'],
    ['https://art.test.others.test/a.webp', ''],
    ['http://platform.test/a.webp', ''],
    ['https://platform.test.pictures.test/a.webp', ''],
    ['https://name:word@platform.test/a.webp', ''],
    ['https://pictures.test/a.webp', ''],
    ['', ''],
    ['a.webp', ''],
    ['//pictures.test/a.webp', ''],
    ['/\\pictures.test/a.webp', ''],
    ['javascript:alert(1)', ''],
    ['data:image/svg+xml,<svg/>', ''],
    ['https:///a.webp', ''],
  ])('%s becomes %j', (url, address) => expect(pictureAddress(url, HOSTS)).toBe(address));

  it.each(xssPayloads)('%s becomes empty or a path', (payload) => {
    expect(pictureAddress(payload, { origin: '', pictureOrigins: [] })).toMatch(/^(?:$|\/[^/\\])/);
  });
});
