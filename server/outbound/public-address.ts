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

/** Beside the local ones all that carry an IPv4 address inside. */
const PRIVATE_6 = [
  ['::', 96],
  ['::ffff:0:0', 96],
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

/** Whether an IP address is one of the open Internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return !blocked[family].check(address, family);
}

const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home|test)$/;
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

interface Allowed {
  /** This machine too, with or without HTTPS (tests). */
  allowsLoopback: boolean;
  /** Else HTTPS's own alone. */
  anyPort?: boolean;
}

/** Whether an address is of this machine. */
export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && LOOPBACK.has(new URL(address).hostname);

/** Whether the platform may call an address: HTTPS, a public host, no name and password in it. */
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
 * Looks names up for connections, and refuses one that leads to an address which is not allowed.
 * @param problem what is then wrong with the name
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
