import type { Savings } from '#api/savings.ts';
import { epochMs, MINUTE_MS } from '#shared/time/duration.ts';
import { fromCoins, minorUnits, ZERO } from '#shared/money/money.ts';
import { microUnits } from '#shared/savings/interest.ts';
import { NO_MORE } from '#ui/list/paging.ts';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import { SavingsPanel } from './savings-panel.tsx';
import type { ReadySavings, SavingsState } from './use-savings.ts';
import type { SavingsMoveView } from './use-savings-move.ts';

const NOW = epochMs(Date.UTC(2026, 0, 3, 4, 22));
const savings: Savings = {
  amount: fromCoins(12_500),
  aprBps: 800,
  interest: microUnits(1_141_552),
  earned: microUnits(98_765_432),
  nextCreditAt: epochMs(NOW + 38 * MINUTE_MS),
  leastIn: fromCoins(30),
  leastOut: minorUnits(1),
  leastClaim: minorUnits(1),
  coin: fromCoins(1_234),
  waiting: ZERO,
  isLocked: false,
  answeredAt: NOW,
};
const ready: ReadySavings = {
  status: 'ready',
  savings,
  estimate: microUnits(1_183_409),
  now: NOW,
  moves: {
    items: [
      { kind: 'interest', amount: minorUnits(114), amountAfter: fromCoins(12_500), time: NOW },
      { kind: 'out', amount: fromCoins(500), amountAfter: fromCoins(12_500), time: NOW },
      { kind: 'in', amount: fromCoins(13_000), amountAfter: fromCoins(13_000), time: NOW },
    ],
    paging: { ...NO_MORE, hasMore: true },
  },
  problem: null,
};
const still: SavingsMoveView = {
  inDoubt: null,
  busy: null,
  problem: null,
  done: null,
  start: () => undefined,
  clear: () => undefined,
};
const after = { coin: savings.coin, seq: 9 };
const empty = { ...savings, amount: minorUnits(0), interest: microUnits(0) };

const looks: Readonly<Record<string, { state: SavingsState; view?: SavingsMoveView }>> = {
  loading: { state: { status: 'loading' } },
  off: { state: { status: 'off' } },
  ready: { state: ready },
  'nothing yet': {
    state: { ...ready, savings: empty, moves: { items: [], paging: NO_MORE } },
  },
  moved: { state: ready, view: { ...still, done: { way: 'in', amount: fromCoins(30), after } } },
  'moved back': {
    state: ready,
    view: { ...still, done: { way: 'out', amount: fromCoins(500), after } },
  },
  'not known': {
    state: ready,
    view: {
      ...still,
      problem: { way: 'in', text: 'We do not know yet whether this went through.' },
    },
  },
  'not known, with a password': {
    state: { ...ready, savings: { ...savings, isLocked: true } },
  },
  'a bonus that waits': {
    state: { ...ready, savings: { ...savings, waiting: fromCoins(200) } },
    view: { ...still, inDoubt: fromCoins(40) },
  },
  received: {
    state: { ...ready, savings: { ...savings, interest: microUnits(1_552) } },
    view: { ...still, done: { way: 'interest', amount: minorUnits(114), after } },
  },
  'movements failed': {
    state: {
      ...ready,
      moves: {
        ...ready.moves,
        paging: { ...NO_MORE, hasMore: true, problem: 'There is no connection.' },
      },
    },
  },
  failed: {
    state: FAILED,
  },
};

export const preview: Preview = {
  name: 'Savings',
  states: statesOf(looks, ({ state, view = still }) => <SavingsPanel state={state} view={view} />),
};
