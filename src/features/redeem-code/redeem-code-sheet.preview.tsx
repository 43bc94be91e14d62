import { epochMs } from '#shared/time/duration.ts';
import { minorUnits } from '#shared/money/money.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import { RedeemCodeSheet } from './redeem-code-sheet.tsx';
import { RedeemPanel } from './redeem-panel.tsx';
import type { RenderRewards } from './render-rewards.ts';
import type { RedeemView } from './use-redeem-code.ts';
import type { RedeemOffer } from './use-redeem-offer.ts';

const renderRewards: RenderRewards = (rewards) => (
  <span>{rewards.map(({ id }) => `#${id}`).join(', ')}</span>
);
const entering: RedeemView = {
  isSending: false,
  problem: null,
  redemption: null,
  submit: () => true,
  clearProblem: () => undefined,
  startAgain: () => undefined,
};
const redeemed = [
  {
    code: 'LA****22',
    rewards: [{ id: 2001, count: 5_000, betRate: 35, betDays: null }],
    time: epochMs(Date.UTC(2026, 0, 3)),
  },
  { code: 'PA****09', rewards: [], time: epochMs(Date.UTC(2025, 11, 24)) },
];
const open: RedeemOffer = { status: 'open', bounds: { min: 6, max: 16 }, redeemed };

const looks: Readonly<Record<string, { offer: RedeemOffer; view: RedeemView }>> = {
  loading: { offer: { status: 'loading' }, view: entering },
  open: { offer: open, view: entering },
  'nothing redeemed yet': { offer: { ...open, redeemed: [] }, view: entering },
  sending: { offer: open, view: { ...entering, isSending: true } },
  refused: {
    offer: open,
    view: { ...entering, problem: 'There is no such redemption code. Code: 1096' },
  },
  redeemed: {
    offer: open,
    view: {
      ...entering,
      redemption: {
        rewards: [{ id: 2001, count: 5_000, betRate: 35, betDays: null }],
        coin: minorUnits(128_456),
        seq: 9,
      },
    },
  },
  off: { offer: { status: 'off', redeemed }, view: entering },
  failed: {
    offer: FAILED,
    view: entering,
  },
};

export const preview: Preview = {
  name: 'Redemption code',
  states: {
    sheet: () => (
      <PreviewStage
        label="Open redemption codes"
        render={(isOpen, onClose) => (
          <RedeemCodeSheet
            isOpen={isOpen}
            onClose={onClose}
            onClosed={() => undefined}
            renderRewards={renderRewards}
          />
        )}
      />
    ),
    ...statesOf(looks, ({ offer, view }) => (
      <RedeemPanel
        offer={offer}
        view={view}
        renderRewards={renderRewards}
        onClose={() => undefined}
      />
    )),
  },
};
