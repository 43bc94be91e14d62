import { BlockList, isIP } from 'node:net';
import { isPublicAddress, lookupWhere } from '#server/core/outbound/public-address.ts';

const LONGEST_PREFIX = { 4: 32, 6: 128 } as const;

interface Network {
  address: string;
  family: 'ipv4' | 'ipv6';
  prefix: number;
}

/** `203.0.113.0/24`, or a single address. */
function networkOf(text: string): Network | undefined {
  const [address = '', length, more] = text.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || more !== undefined) return undefined;
  const longest = LONGEST_PREFIX[version];
  const prefix = length === undefined ? longest : Number(length);
  if (!/^\d{1,3}$/.test(length ?? '0') || prefix > longest) return undefined;
  return { address, family: version === 6 ? 'ipv6' : 'ipv4', prefix };
}

export const networkProblem = (text: string): string | undefined =>
  networkOf(text) ? undefined : `allowed addresses: "${text}" is neither an address nor a network`;

/** Resolves a host, and refuses private addresses and those outside `networks`. */
export function lookupIn(networks: readonly string[]) {
  if (networks.length === 0) return lookupWhere(isPublicAddress, 'leads to a private address');
  const isIn = isInNetworks(networks);
  return lookupWhere(
    (address) => isPublicAddress(address) && isIn(address),
    'leads to an address that the rule does not allow',
  );
}

/** Every address is allowed when `networks` is empty. */
export function isInNetworks(networks: readonly string[]): (address: string) => boolean {
  if (networks.length === 0) return () => true;
  // Two lists: in one, an IPv4 address would also match the IPv6 network that carries it.
  const allowed = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const { address, family, prefix } of networks.flatMap((text) => networkOf(text) ?? [])) {
    allowed[family].addSubnet(address, prefix, family);
  }
  return (address) => {
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    return allowed[family].check(address, family);
  };
}
