import { isIP } from 'node:net';
import { SettingsError } from '#server/core/settings/setting-readers.ts';

const HOPS_MAX = 10;
const NAMED_NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);
const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** `hop` counts from 0, the address that is connected to this server. */
type ProxyTrust = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Parses which proxies are trusted: `false`, how many are in front of this server, or their networks
 * separated by commas. What a caller writes into X-Forwarded-For itself is never trusted.
 * @returns the value of Fastify's `trustProxy`
 */
export function proxiesToTrust(text: string): ProxyTrust {
  if (text === 'false' || text === '0') return false;
  if (/^\d+$/.test(text)) return nearest(Number(text));
  const networks = text.split(',').map((network) => network.trim());
  for (const network of networks) {
    if (!isNetwork(network)) {
      throw new SettingsError(
        'must be the number of proxies in front of this server (1), or their networks, as 10.0.0.0/8,loopback',
      );
    }
  }
  return networks;
}

function nearest(count: number): ProxyTrust {
  if (count > HOPS_MAX) throw new SettingsError(`must be at most ${HOPS_MAX} proxies`);
  return (_address, hop) => hop < count;
}

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const most = BITS[isIP(address)];
  if (most === undefined || more.length > 0) return false;
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= most);
}
