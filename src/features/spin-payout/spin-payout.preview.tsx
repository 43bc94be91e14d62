import { epochMs } from '#domain/duration.ts';
import { minorUnits, ZERO } from '#domain/money.ts';
import { spinProgress } from '#domain/spin-invite.ts';
import { NAMED_PAYOUT_REFUSALS } from '#domain/spin-payout.ts';
import { PreviewStage } from '#ui/preview-stage.tsx';
import type { Preview } from '#ui/preview.ts';
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
  states: [
    { name: 'never joined', render: () => <DeadState status="none" /> },
    { name: 'over', render: () => <DeadState status="over" /> },
    {
      name: 'running',
      render: () => (
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
    },
    { name: 'ready', render: () => <ReadyCard payout={ready} onPayOut={nothing} /> },
    {
      name: 'ready, nothing to bet',
      render: () => <ReadyCard payout={{ ...ready, toBet: ZERO }} onPayOut={nothing} />,
    },
    {
      name: 'ready, terms not told',
      render: () => (
        <ReadyCard payout={{ ...ready, toBet: null, lapsesAt: null }} onPayOut={nothing} />
      ),
    },
    {
      name: 'confirm',
      render: () => (
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
    },
    { name: 'receipt', render: () => <PayoutReceipt paid={paid} onDone={nothing} /> },
    {
      name: 'paid out',
      render: () => <PaidCard payout={{ status: 'paid', amount: target, endsAt }} />,
    },
    ...[...NAMED_PAYOUT_REFUSALS, UNNAMED].map((code) => ({
      name: `refusal ${code}`,
      render: () => <PayoutRefusal code={code} onAgain={nothing} />,
    })),
  ],
};
