import { isIP } from 'node:net';

const GROUPS = 8;
const MAPPED = /^::ffff:(?<four>\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The unit that limits count as one caller: an IPv4 address, or the network of an IPv6 address, since a
 * household or phone has a whole /64. An IPv4-mapped address counts as IPv4.
 * @param prefix length of the IPv6 network in bits, a multiple of 4
 */
export function networkOf(address: string, prefix: number): string {
  const four = MAPPED.exec(address)?.groups?.['four'];
  if (four !== undefined) return four;
  const bare = address.replace(/%.*$/, '');
  if (isIP(bare) !== 6) return address;
  const digits = groupsOf(bare)
    .map((group) => group.padStart(4, '0'))
    .join('');
  return `${digits.slice(0, prefix / 4)}/${prefix}`;
}

/** Returns the eight groups of an IPv6 address in canonical form (RFC 5952, by the URL parser). */
function groupsOf(address: string): string[] {
  const spelt = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = spelt.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const missing = after === undefined ? 0 : GROUPS - head.length - tail.length;
  return [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
}
