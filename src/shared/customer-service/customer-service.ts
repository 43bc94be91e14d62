/** Contacts of customer service (spec §2 "Footer", §3 "Customer service entry"). */
import { httpsUrl } from '#shared/lobby/click-target.ts';
import type { CustomerService } from '#shared/lobby/lobby-config.ts';

/** Entries that can be opened: those with an https link. */
export const reachableServices = (
  services: readonly CustomerService[],
): readonly CustomerService[] => services.filter(({ url }) => httpsUrl(url) !== null);

/** The URL to store (spec §3 "Storage"): of the first contact online, else of the first; null for none. */
export function serviceUrlOf(services: readonly CustomerService[]): string | null {
  const reachable = reachableServices(services);
  return (reachable.find(({ isOnline }) => isOnline) ?? reachable[0])?.url ?? null;
}
