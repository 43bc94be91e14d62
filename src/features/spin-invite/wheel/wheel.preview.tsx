import { SpinInviteCode } from '#shared/spin-invite/errors.ts';
import { epochMs, HOUR_MS } from '#shared/time/duration.ts';
import { fromCoins, minorUnits, ZERO } from '#shared/money/money.ts';
import type { SpinDraw, SpinFigures, SpinTerms } from '#shared/spin-invite/spin-invite.ts';
import type { SpinJoin } from '#features/spin-invite/use-spin-join.ts';
import { statesOf, type Preview } from '#ui/base/preview.ts';
import type { ReactNode } from 'react';
import { SpinBoardView, type SpinBoardViewProps } from './spin-board-view.tsx';
import { SpinStart } from './spin-start.tsx';

const nothing = () => undefined;
const NOW = epochMs(Date.UTC(2026, 0, 5, 12));

const terms: SpinTerms = {
  target: fromCoins(500),
  segments: [1, 5, 0.5, 20, 2, 10, 0.2, 50].map((coins, index) => ({
    index,
    amount: fromCoins(coins),
    weight: 1,
  })),
  days: 7,
  payoutDays: 3,
  betRate: 1,
};
const figures: SpinFigures = {
  won: minorUnits(31_250),
  target: fromCoins(500),
  spins: 2,
  tickets: 0,
  freeSpinAt: NOW,
  endsAt: epochMs(NOW + 100 * HOUR_MS),
  invited: 3,
  state: 'running',
};
const draw: SpinDraw = {
  segment: 3,
  added: fromCoins(20),
  won: minorUnits(33_250),
  target: fromCoins(500),
  spins: 1,
  tickets: 0,
  freeSpinAt: epochMs(NOW + 24 * HOUR_MS),
  status: 1,
};
const board: Omit<SpinBoardViewProps, 'children'> = {
  figures,
  terms,
  wheel: { phase: 'resting', got: null, failure: null, isInDoubt: false },
  hold: nothing,
  now: NOW,
  welcome: null,
  problem: null,
  onSpin: nothing,
  onAskAgain: nothing,
  onInvite: nothing,
};
const refused = (errcode: number): Partial<typeof board> => ({
  wheel: { ...board.wheel, failure: { kind: 'errcode', errcode, details: {} } },
});

const boards: Readonly<Record<string, Partial<typeof board>>> = {
  'spins left': {},
  turning: { wheel: { ...board.wheel, phase: 'turning' } },
  won: { wheel: { ...board.wheel, got: { roundId: 'r1', draw } } },
  'no spin left': {
    figures: { ...figures, spins: 0, tickets: 0, freeSpinAt: epochMs(NOW + 5 * HOUR_MS) },
  },
  'no further free spin, last hours': {
    figures: {
      ...figures,
      spins: 0,
      tickets: 0,
      freeSpinAt: epochMs(NOW + 9 * HOUR_MS),
      endsAt: epochMs(NOW + 7 * HOUR_MS),
    },
  },
  reached: { figures: { ...figures, won: fromCoins(500), state: 'reached' } },
  paid: { figures: { ...figures, won: fromCoins(500), state: 'paid' } },
  inDoubt: { wheel: { ...board.wheel, isInDoubt: true } },
  'refused: no spin': refused(SpinInviteCode.noSpin),
  'refused: over': refused(SpinInviteCode.over),
  'refused: an unknown code': refused(4711),
  'terms are not told': { terms: undefined, problem: 'There is no connection.' },
  'odds are not told': {
    terms: { ...terms, segments: terms.segments.map(({ index, amount }) => ({ index, amount })) },
  },
  'large amounts': {
    terms: {
      ...terms,
      segments: terms.segments.map(({ index, amount }) => ({
        index,
        amount: minorUnits(amount * 50_000),
        weight: index + 1,
      })),
    },
  },
};
const still: SpinJoin = {
  isBusy: false,
  joined: null,
  failure: null,
  isInDoubt: false,
  join: nothing,
};

const start = (terms_: SpinTerms | undefined, joining: Partial<SpinJoin>): ReactNode => (
  <SpinStart
    terms={terms_}
    joining={{ ...still, ...joining }}
    hold={nothing}
    isTurning={joining.isBusy === true}
  />
);

export const preview: Preview = {
  name: 'Wheel',
  states: {
    start: () => start(terms, {}),
    starting: () => start(terms, { isBusy: true }),
    'start again': () => start(undefined, {}),
    'start, in doubt': () => start(terms, { isInDoubt: true }),
    'start, refused': () =>
      start(terms, {
        failure: { kind: 'errcode', errcode: SpinInviteCode.notStarted, details: {} },
      }),
    'just joined': () => (
      <SpinBoardView
        {...board}
        welcome={{ ...figures, roundId: 'r1', added: fromCoins(5), lucky: [], won: ZERO }}
      >
        {null}
      </SpinBoardView>
    ),
    ...statesOf(boards, (look) => (
      <SpinBoardView {...board} {...look}>
        {null}
      </SpinBoardView>
    )),
  },
};
