/** Ways to somebody of the operator's (spec §2 "Footer", §3 "Customer service entry"). */
import { httpsUrl } from './click-target.ts';
import type { CustomerService } from './lobby-config.ts';

/** Those that can be opened: an entry whose address is no link is left out. */
export const reachableServices = (
  services: readonly CustomerService[],
): readonly CustomerService[] => services.filter(({ url }) => httpsUrl(url) !== null);

/** The address that the phone keeps (spec §3 "Storage"): of who is there now, else of the first; null for none. */
export function serviceUrlOf(services: readonly CustomerService[]): string | null {
  const reachable = reachableServices(services);
  return (reachable.find(({ isOnline }) => isOnline) ?? reachable[0])?.url ?? null;
}
