import { HOUR_MS, milliseconds } from '#shared/time/duration.ts';
import { fromCoins, ZERO } from '#shared/money/money.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { BEGUN_AT, BONUS, RULES } from './preview-facts.ts';
import { PacketActions } from './packet-actions.tsx';
import { PacketPanel } from './packet-panel.tsx';
import { PacketSheet } from './packet-sheet.tsx';
import { PacketTip, type PacketTipKind } from './packet-tip.tsx';
import type { FirstWithdrawalEnd } from './use-first-withdrawal.ts';
import type { OpenPacket } from './use-packet.ts';

const nothing = () => undefined;
const PAID = {
  orderNo: 'R0001',
  left: ZERO,
  needBet: fromCoins(50),
  coin: fromCoins(1_284),
  seq: 7,
};
const sharing: OpenPacket = {
  status: 'open',
  view: 'share',
  rules: RULES,
  packet: BONUS.packet,
  left: milliseconds(71 * HOUR_MS - 1000),
  betTimes: 1,
  problem: null,
  isRetrying: false,
  retry: nothing,
};
const ready: OpenPacket = {
  ...sharing,
  view: 'withdraw',
  packet: { ...BONUS.packet, status: 1, betSoFar: fromCoins(500) },
};

interface Look {
  state: OpenPacket;
  hasBank?: boolean;
  isBusy?: boolean;
  end?: FirstWithdrawalEnd;
}

const looks: Readonly<Record<string, Look>> = {
  'to be shared': { state: sharing },
  'ready to withdraw': { state: ready },
  'ready, no bank is bound': { state: ready, hasBank: false },
  withdrawing: { state: ready, isBusy: true },
  'no answer yet': { state: ready, end: { status: 'unknown' } },
  refused: {
    state: ready,
    end: {
      status: 'refused',
      refusal: {
        text: 'Its requirements are not met yet. Please see the rules. Code: 1114',
        step: 'play',
      },
    },
  },
  'the platform cannot be asked': {
    state: { ...sharing, packet: null, left: null, problem: 'There is no connection.' },
  },
};

const tips: Readonly<Record<string, PacketTipKind>> = {
  'its time is over': { kind: 'expired', endedAt: BEGUN_AT },
  'the platform says no': {
    kind: 'refused',
    refusal: {
      text: 'This activity has not started. Please come back later. Code: 1112',
      step: 'activities',
    },
  },
  'it was paid': { kind: 'paid', amount: fromCoins(50), paid: PAID },
  'it was paid, nothing to bet': {
    kind: 'paid',
    amount: fromCoins(50),
    paid: { ...PAID, needBet: ZERO },
  },
};

export const preview: Preview = {
  name: 'Red packet',
  states: {
    sheet: () => (
      <PreviewStage
        label="Open the red packet"
        render={(isOpen, onClose) => (
          <PacketSheet
            isOpen={isOpen}
            onClose={onClose}
            onClosed={nothing}
            onPage={nothing}
            renderBankForm={({ title }) => <h2>{title}</h2>}
          />
        )}
      />
    ),
    ...statesOf(looks, ({ state, hasBank = true, isBusy = false, end }) => (
      <>
        <PacketPanel state={state} hasBank={hasBank} end={end ?? null} onBank={nothing} />
        <PacketActions state={state} isBusy={isBusy} onWithdraw={nothing} onShare={nothing} />
      </>
    )),
    ...statesOf(tips, (tip, name) => (
      <PreviewStage
        label={`Show: ${name}`}
        render={(isOpen, onClose) => (
          <PacketTip tip={tip} isOpen={isOpen} onClose={onClose} onClosed={nothing} />
        )}
      />
    )),
  },
};
