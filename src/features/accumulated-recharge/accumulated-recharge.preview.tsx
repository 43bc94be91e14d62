import { shownTiers, tierPicture } from '#shared/accumulated-recharge/accumulated-recharge.ts';
import type { RechargeTier } from '#shared/deposit/offer.ts';
import { epochMs } from '#shared/time/duration.ts';
import { fromCoins, minorUnits, ZERO } from '#shared/money/money.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import { AccumulatedRechargeSheet } from './accumulated-recharge-sheet.tsx';
import { RechargePanel, type RenderRewards } from './recharge-panel.tsx';
import { RechargeRulesDialog } from './recharge-rules-dialog.tsx';
import { TierArt } from './tier-art.tsx';
import type { AccumulatedRechargeView } from './use-accumulated-recharge.ts';
import type { TierClaim } from './use-tier-claim.ts';

const nothing = () => undefined;
const renderRewards: RenderRewards = (rewards) => (
  <span>{rewards.map(({ id }) => `#${id}`).join(', ')}</span>
);
const SEASON_END = epochMs(Date.UTC(2030, 5, 30, 15));

const tiers: readonly RechargeTier[] = [
  [100, 8, 0],
  [300, 20, 0],
  [500, 38, 1],
  [1_000, 80, 0],
  [5_000, 450, 0],
  [10_000, 950, 3],
  [50_000, 5_500, 5],
  [100_000, 12_000, 10],
].map(([price = 0, bonus = 0, tickets = 0], index) => ({
  id: 12_001 + index,
  price: fromCoins(price),
  bonus: fromCoins(bonus),
  showLimit: ZERO,
  betRate: index === 1 ? 0 : 5,
  props: tickets === 0 ? [] : [{ id: 4001, count: tickets, betRate: 0, betDays: null }],
}));

function at(coins: number, claimed: readonly number[], lookAhead = 3) {
  const totalRecharge = fromCoins(coins);
  const shown = shownTiers(tiers, { totalRecharge, firstId: 0, claimed, lookAhead });
  return { status: 'ready', totalRecharge, tiers: shown, endsAt: null, problem: null } as const;
}
const some = at(640, [12_001]);
const still: TierClaim = {
  busyId: null,
  got: null,
  problem: null,
  claim: nothing,
  done: nothing,
};
const ended = (text: string, note?: string): TierClaim => ({
  ...still,
  problem: { tierId: 12_002, text, note },
});

const looks: Readonly<
  Record<string, { view: AccumulatedRechargeView; claim?: TierClaim; isOffline?: boolean }>
> = {
  loading: { view: { status: 'loading' } },
  'some to receive': { view: some },
  'nothing reached, until a day': { view: { ...at(0, []), endsAt: SEASON_END } },
  'every tier completed': {
    view: at(
      100_000,
      tiers.map(({ id }) => id),
    ),
  },
  receiving: { view: some, claim: { ...still, busyId: 12_002 } },
  received: {
    view: at(640, [12_001, 12_003]),
    claim: {
      ...still,
      got: {
        tierId: 12_003,
        reward: {
          rewards: [
            { id: 2001, count: 3_800, betRate: 35, betDays: null },
            { id: 4001, count: 1, betRate: 0, betDays: null },
          ],
          coin: minorUnits(125_256),
          seq: 9,
        },
      },
    },
  },
  refused: {
    view: some,
    claim: ended('Receive Fail. Code: 1242', 'This tier is not reached yet.'),
  },
  'answer not known': {
    view: some,
    claim: ended('We do not know yet whether this was claimed.'),
  },
  offline: { view: some, isOffline: true },
  'not asked again': { view: { ...some, problem: 'There is no connection.' } },
  'no tiers': { view: { ...some, tiers: [] } },
  failed: {
    view: FAILED,
  },
};

export const preview: Preview = {
  name: 'Accumulated recharge',
  states: {
    sheet: () => (
      <PreviewStage
        label="Open the recharge rewards"
        render={(isOpen, onClose) => (
          <AccumulatedRechargeSheet
            isOpen={isOpen}
            onClose={onClose}
            onClosed={nothing}
            renderRewards={renderRewards}
          />
        )}
      />
    ),
    rules: () => (
      <PreviewStage
        label="Open the rules"
        render={(isOpen, onClose) => <RechargeRulesDialog isOpen={isOpen} onClose={onClose} />}
      />
    ),
    pictures: () => (
      <>
        {[0, 1, 4, 7].map((index) => (
          <TierArt key={index} picture={tierPicture(index)} />
        ))}
        <TierArt picture="chest" isTaken />
      </>
    ),
    ...statesOf(looks, ({ view, claim = still, isOffline = false }) => (
      <RechargePanel
        view={view}
        claim={claim}
        isOffline={isOffline}
        onHelp={nothing}
        renderRewards={renderRewards}
      />
    )),
  },
};
