import { epochMs } from '#shared/time/duration.ts';
import { fromCoins, minorUnits } from '#shared/money/money.ts';
import type { SpinRound, SpinTerms } from '#shared/spin-invite/spin-invite.ts';
import { PreviewStage } from '#ui/overlay/preview-stage.tsx';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import { SpinInviteDialog } from './spin-invite-dialog.tsx';
import { SpinInviteFooter } from './spin-invite-footer.tsx';
import { SpinInvitePanel } from './spin-invite-panel.tsx';
import type { SpinInviteView } from './use-spin-invite.ts';

const nothing = () => undefined;
const AT = Date.UTC(2026, 0, 5, 12);

const round: SpinRound = {
  roundId: 'r1',
  won: minorUnits(31_250),
  added: minorUnits(500),
  target: fromCoins(500),
  invited: 3,
  spins: 1,
  tickets: 0,
  freeSpinAt: epochMs(AT),
  endsAt: epochMs(AT),
  lucky: [
    { avatar: 3, phone: '09*****1234', amount: fromCoins(500) },
    { avatar: 7, phone: '09*****9876', amount: minorUnits(41_250) },
    { avatar: 1, phone: 'ma*****rfer', amount: minorUnits(31_250) },
    { avatar: 12, phone: '09*****4455', amount: minorUnits(120) },
  ],
};
const terms: SpinTerms = {
  target: fromCoins(500),
  segments: [1, 5, 0.5, 20, 2, 10, 0.2, 50].map((coins, index) => ({
    index,
    amount: fromCoins(coins),
  })),
  days: 7,
  payoutDays: 3,
  betRate: 1,
};
const intro = { status: 'intro', terms, isJoining: false, join: nothing } as const;

const looks: Readonly<Record<string, SpinInviteView>> = {
  loading: { status: 'loading' },
  intro,
  'intro, nothing told': { ...intro, terms: undefined },
  joining: { ...intro, isJoining: true },
  'the first draw': { status: 'result', round },
  'the first draw was all': { status: 'result', round: { ...round, won: fromCoins(500) } },
  progress: { status: 'progress', round },
  'reached, nobody lucky': {
    status: 'progress',
    round: { ...round, won: fromCoins(500), lucky: [] },
  },
};

export const preview: Preview = {
  name: 'Spin invite',
  states: {
    dialog: () => (
      <PreviewStage
        label="Open the spin invite"
        render={(isOpen, onClose) => (
          <SpinInviteDialog isOpen={isOpen} onClose={onClose} onClosed={nothing} />
        )}
      />
    ),
    ...statesOf(looks, (view) => (
      <>
        <SpinInvitePanel view={view} hold={nothing} />
        <SpinInviteFooter view={view} onLeave={nothing} />
      </>
    )),
  },
};
