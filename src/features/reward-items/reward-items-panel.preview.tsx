import { epochMs } from '#shared/time/duration.ts';
import { fromCoins, ZERO } from '#shared/money/money.ts';
import type { OwnedBoost, OwnedTicket } from '#shared/reward/reward-item.ts';
import type { Preview } from '#ui/base/preview.ts';
import { RewardItemsPanel } from './reward-items-panel.tsx';

const GRANTED = epochMs(Date.UTC(2026, 6, 1));
const EXPIRES = epochMs(Date.UTC(2026, 6, 15));

const boost: OwnedBoost = {
  kind: 'boost',
  id: 1,
  grantedAt: GRANTED,
  expiresAt: EXPIRES,
  usedAt: null,
  percent: 10,
  minDeposit: fromCoins(100),
  maxBonus: fromCoins(500),
  betRate: 35,
  orderNo: null,
  added: ZERO,
};
const ticket: OwnedTicket = {
  kind: 'ticket',
  id: 2,
  grantedAt: GRANTED,
  expiresAt: EXPIRES,
  usedAt: null,
  added: ZERO,
};

export const preview: Preview = {
  name: 'Boosts and tickets',
  states: {
    'with items': () => (
      <RewardItemsPanel
        items={{
          status: 'ready',
          ready: [
            { item: boost, count: 1 },
            { item: { ...boost, id: 3, orderNo: 'D260701-ABCDE-FGHJK' }, count: 1 },
            { item: ticket, count: 3 },
          ],
          past: [
            { ...ticket, id: 4, usedAt: GRANTED, added: fromCoins(1) },
            { ...boost, id: 5, usedAt: GRANTED, added: fromCoins(50) },
            { ...ticket, id: 6 },
          ],
          problem: null,
        }}
      />
    ),
    empty: () => (
      <RewardItemsPanel items={{ status: 'ready', ready: [], past: [], problem: null }} />
    ),
    loading: () => <RewardItemsPanel items={{ status: 'loading' }} />,
  },
};
