import { epochMs } from '#shared/time/duration.ts';
import type { SignUpPackage } from '#shared/deposit/offer.ts';
import { fromCoins, minorUnits } from '#shared/money/money.ts';
import {
  calendarOf,
  type BonusDayState,
  type OwnedPackage,
} from '#shared/sign-up-bonus/sign-up-bonus.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import { SignUpBonusSheet } from './sign-up-bonus-sheet.tsx';
import { SignUpPanel } from './sign-up-panel.tsx';
import type { DayClaim } from './use-day-claim.ts';
import type { SignUpBonusView } from './use-sign-up-bonus.ts';

const nothing = () => undefined;
const renderRewards = (rewards: readonly { id: number }[]) => (
  <span>{rewards.map(({ id }) => `#${id}`).join(', ')}</span>
);

const packages: readonly SignUpPackage[] = [
  { name: 'Lighthouse card', price: 1000, bonus: 220, daily: 25, days: 28 },
  { name: 'Harbor card', price: 300, bonus: 60, daily: 12, days: 14 },
  { name: 'Pier card', price: 100, bonus: 20, daily: 5, days: 7 },
].map(({ name, price, bonus, daily, days }, index) => ({
  id: 6006 - index,
  type: 6,
  name,
  price: fromCoins(price),
  bonusAmount: fromCoins(bonus),
  betRate: 3,
  daily: fromCoins(daily),
  days,
}));
const none = { isOwned: false, owned: [], isClaimable: false, boughtIds: [] };

function calendar(days: readonly BonusDayState[], isSold = true) {
  const owned: OwnedPackage = {
    id: 1,
    packageId: 6005,
    boughtAt: epochMs(Date.UTC(2026, 0, 3)),
    days,
    rewards: [{ id: 2001, count: 1_200, betRate: 3, betDays: null }],
  };
  const pack = isSold ? (packages[1] ?? null) : null;
  const cells = calendarOf(owned, pack?.days ?? null);
  return { status: 'calendar', calendars: [{ owned, pack, cells }], problem: null } as const;
}
const open = calendar(['claimed', 'claimed', 'expired', 'claimable']);
const waiting = calendar(['claimed', 'claimed', 'expired', 'claimed']);
const still: DayClaim = { busyId: null, end: null, claim: nothing, done: nothing };

const looks: Readonly<
  Record<string, { view: SignUpBonusView; claim?: DayClaim; isOffline?: boolean }>
> = {
  loading: { view: { status: 'loading' } },
  packages: { view: { status: 'packages', packages, bonus: none } },
  'one is bought': {
    view: { status: 'packages', packages, bonus: { ...none, boughtIds: [6005] } },
  },
  'nothing to buy': { view: { status: 'packages', packages: [], bonus: none } },
  'a day to claim': { view: open },
  claiming: { view: open, claim: { ...still, busyId: 1 } },
  claimed: {
    view: waiting,
    claim: {
      ...still,
      end: {
        status: 'got',
        ownedId: 1,
        reward: {
          rewards: [{ id: 2001, count: 1_200, betRate: 35, betDays: null }],
          day: 4,
          coin: minorUnits(125_256),
          seq: 9,
        },
      },
    },
  },
  refused: {
    view: waiting,
    claim: {
      ...still,
      end: {
        status: 'refused',
        text: 'Something went wrong. Please try again. Code: 1241',
        note: 'This day was claimed already.',
      },
    },
  },
  'until tomorrow': { view: waiting },
  'all days are over': { view: calendar(Array.from({ length: 14 }, () => 'claimed' as const)) },
  'not sold any more': { view: calendar(['expired', 'claimable', 'locked'], false) },
  'cannot be read': { view: { status: 'calendar', calendars: [], problem: null } },
  offline: { view: open, isOffline: true },
  'not asked again': { view: { ...open, problem: 'There is no connection.' } },
  failed: {
    view: FAILED,
  },
};

export const preview: Preview = {
  name: 'Sign-up bonus',
  states: {
    sheet: () => (
      <PreviewStage
        label="Open the sign-up bonus"
        render={(isOpen, onClose) => (
          <SignUpBonusSheet
            isOpen={isOpen}
            onClose={onClose}
            onClosed={nothing}
            renderRewards={renderRewards}
          />
        )}
      />
    ),
    ...statesOf(looks, ({ view, claim = still, isOffline = false }) => (
      <SignUpPanel view={view} claim={claim} isOffline={isOffline} renderRewards={renderRewards} />
    )),
  },
};
