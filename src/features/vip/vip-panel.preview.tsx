import { epochMs } from '#shared/time/duration.ts';
import { fromCoins, minorUnits, ZERO } from '#shared/money/money.ts';
import type { VipClaim, VipLevel, VipProgress } from '#shared/vip/vip.ts';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import type { Vip } from './use-vip.ts';
import type { VipClaims } from './use-vip-claims.ts';
import { VipPanel } from './vip-panel.tsx';

const levels: readonly VipLevel[] = [0, 1, 2, 3].map((level) => ({
  level,
  needRecharge: fromCoins(level * 500),
  needBet: fromCoins(level * 5_000),
  withdrawCount: level + 1,
  withdrawMax: fromCoins((level + 1) * 5_000),
  withdrawDayMax: fromCoins((level + 1) * 10_000),
  upgradeBonus: fromCoins(level * 18),
  weeklyBonus: fromCoins(level * 5),
  monthlyBonus: ZERO,
  feeFree: level,
  aprBps: 800 + level * 25,
}));
const claim: VipClaim = {
  kind: 'upgrade',
  level: 1,
  betRate: 35,
  betDays: null,
  amount: fromCoins(18),
  state: 'claimable',
  endsAt: null,
};
const weekly: VipClaim = {
  kind: 'weekly',
  level: 1,
  betRate: 35,
  betDays: null,
  amount: fromCoins(5),
  state: 'claimed',
  endsAt: epochMs(Date.UTC(2026, 0, 5)),
};
const progress: VipProgress = {
  level: 1,
  bets: fromCoins(7_350),
  recharge: fromCoins(1_200),
  todayCount: 1,
  todayAmount: fromCoins(2_500),
  claims: [claim, weekly, { ...claim, level: 2, amount: fromCoins(36), state: 'not-reached' }],
};
const still: VipClaims = {
  busy: null,
  problem: null,
  got: null,
  claim: () => undefined,
  done: () => undefined,
};
const ready: Vip = { status: 'ready', progress, levels, problem: null };

const looks: Readonly<Record<string, { vip: Vip; claims?: VipClaims }>> = {
  loading: { vip: { status: 'loading' } },
  ready: { vip: ready },
  top: { vip: { ...ready, progress: { ...progress, level: 3, claims: [] } } },
  claiming: { vip: ready, claims: { ...still, busy: claim } },
  refused: {
    vip: ready,
    claims: {
      ...still,
      problem: { claim, text: 'This bonus was claimed already. Code: 1241' },
    },
  },
  claimed: {
    vip: ready,
    claims: {
      ...still,
      got: {
        claim,
        reward: {
          rewards: [{ id: 2001, count: 1_800, betRate: 35, betDays: null }],
          coin: minorUnits(125_256),
          seq: 9,
        },
      },
    },
  },
  'no ladder, not asked again': {
    vip: { ...ready, levels: [], problem: 'There is no connection.' },
  },
  failed: {
    vip: FAILED,
  },
};

export const preview: Preview = {
  name: 'VIP',
  states: statesOf(looks, ({ vip, claims = still }) => (
    <VipPanel
      vip={vip}
      claims={claims}
      renderRewards={(rewards) => <span>{rewards.map(({ id }) => `#${id}`).join(', ')}</span>}
    />
  )),
};
