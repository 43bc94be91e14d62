/** Guards outgoing requests to addresses that users entered (server-side request forgery). */
import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

const PRIVATE_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const;

/** Local networks, and all that embed an IPv4 address. */
const PRIVATE_6 = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 32],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

// Two lists: in one, an IPv4 address would also match the IPv6 network that carries it.
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits] of PRIVATE_4) blocked.ipv4.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of PRIVATE_6) blocked.ipv6.addSubnet(network, bits, 'ipv6');

/** True for a public IP address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return !blocked[family].check(address, family);
}

const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home|test)$/;
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

interface Allowed {
  /** Also this machine, with or without HTTPS (tests). */
  allowsLoopback: boolean;
  /** Otherwise only HTTPS's default port. */
  anyPort?: boolean;
}

/** True when the address is of this machine. */
export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && LOOPBACK.has(new URL(address).hostname);

/** True when the server may call an address: HTTPS, a public host, and no credentials. */
export function mayCall(address: string, { allowsLoopback, anyPort = false }: Allowed): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (isLoopback(address)) return allowsLoopback && /^https?:$/.test(protocol);
  if (protocol !== 'https:' || (port !== '' && !anyPort)) return false;
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !LOCAL_NAME.test(host);
}

type Answer = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Creates a DNS lookup that refuses names with an address that is not allowed.
 * @param problem describes what is wrong with the name
 */
export const lookupWhere =
  (isAllowed: (address: string) => boolean, problem: string) =>
  (hostname: string, options: LookupOptions, answer: Answer): void => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || first === undefined) {
        answer(error ?? new Error(`no address of ${hostname}`), []);
      } else if (!found.every(({ address }) => isAllowed(address))) {
        answer(new Error(`${hostname} ${problem}`), []);
      } else if (options.all === true) {
        answer(null, found);
      } else {
        answer(null, first.address, first.family);
      }
    });
  };

export const lookupPublic = lookupWhere(isPublicAddress, 'leads to a private address');
