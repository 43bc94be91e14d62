import { epochMs } from '#shared/time/duration.ts';
import { minorUnits, ZERO } from '#shared/money/money.ts';
import { spinProgress } from '#shared/spin-invite/spin-invite.ts';
import { NAMED_PAYOUT_REFUSALS } from '#shared/spin-invite/spin-payout.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesFor, type Preview } from '#ui/base/preview.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { DeadState } from './dead-state.tsx';
import { PaidCard } from './paid-card.tsx';
import { PayoutReceipt } from './payout-receipt.tsx';
import { PayoutRefusal } from './payout-refusal.tsx';
import { ReadyCard, type ReadyPayout } from './ready-card.tsx';
import { RunningCard } from './running-card.tsx';

const nothing = () => undefined;
const endsAt = epochMs(Date.UTC(2026, 10, 28, 4));
const target = minorUnits(50_000);
const ready: ReadyPayout = {
  status: 'ready',
  roundId: 'round',
  amount: target,
  toBet: target,
  lapsesAt: epochMs(Date.UTC(2026, 11, 1, 4)),
};
const paid = {
  amount: target,
  orderNo: 'spin-6f0e7c44-0b1d-4c2f-9a64-5d1d7a0c9f11',
  needBet: target,
  coin: minorUnits(173_456),
  seq: 9,
};
const UNNAMED = 4711;

export const preview: Preview = {
  name: 'Spin payout',
  states: {
    'never joined': () => <DeadState status="none" />,
    over: () => <DeadState status="over" />,
    running: () => (
      <RunningCard
        payout={{
          status: 'running',
          progress: spinProgress(minorUnits(31_250), target),
          target,
          spins: 2,
          endsAt,
        }}
      />
    ),
    ready: () => <ReadyCard payout={ready} onPayOut={nothing} />,
    'ready, nothing to bet': () => (
      <ReadyCard payout={{ ...ready, toBet: ZERO }} onPayOut={nothing} />
    ),
    'ready, terms not told': () => (
      <ReadyCard payout={{ ...ready, toBet: null, lapsesAt: null }} onPayOut={nothing} />
    ),
    confirm: () => (
      <PreviewStage
        label="Open the last look"
        render={(isOpen, onClose) => (
          <ConfirmSheet
            payout={ready}
            isOpen={isOpen}
            isSending={false}
            onConfirm={nothing}
            onClose={onClose}
            onClosed={nothing}
          />
        )}
      />
    ),
    receipt: () => <PayoutReceipt paid={paid} onDone={nothing} />,
    'paid out': () => <PaidCard payout={{ status: 'paid', amount: target, endsAt }} />,
    ...statesFor([...NAMED_PAYOUT_REFUSALS, UNNAMED], (code) => (
      <PayoutRefusal code={code} onAgain={nothing} />
    )),
  },
};
