import type { Market } from '#shared/market/market.ts';
import type { MarketText } from './market.ts';

/** An entry of `appCustomerServiceQueue` (spec §3). */
export interface SeedService {
  id: number;
  url: string;
  /** Address of a small picture. */
  icon: string;
  name: string;
  /** 1 = available now. */
  online: 0 | 1;
  /** Minutes of the market's day. */
  hours?: { from: number; to: number };
}

interface Plan extends Pick<SeedService, 'id' | 'online' | 'hours'> {
  readonly path: string;
  readonly name: MarketText;
}

const ALL_DAY = { from: 0, to: 0 };
/** From 9:00 to 18:00. */
const OFFICE = { from: 540, to: 1_080 };

const PLANS: readonly Plan[] = [
  { id: 1, path: 'chat', online: 1, hours: ALL_DAY, name: { ph: 'Live chat', th: 'แชตสด' } },
  { id: 2, path: 'messages', online: 1, name: { ph: 'Messages', th: 'ข้อความ' } },
  {
    id: 3,
    path: 'call-back',
    online: 0,
    hours: OFFICE,
    name: { ph: 'Call me back', th: 'ให้เราโทรกลับ' },
  },
  { id: 4, path: 'mail', online: 1, name: { ph: 'E-mail', th: 'อีเมล' } },
];

/** `appCustomerServiceQueue` (spec §3); one entry is offline. */
export function makeServices(market: Market): SeedService[] {
  return PLANS.map(({ id, path, online, hours, name }) => ({
    id,
    url: `https://www.example.com/parola-${market}/help/${path}`,
    icon: `/static/art/service/${id}.webp`,
    name: name[market],
    online,
    ...(hours && { hours }),
  }));
}
