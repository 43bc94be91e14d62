/** Records of every kind for previews. */
import { epochMs, HOUR_MS } from '#shared/time/duration.ts';
import { minorUnits } from '#shared/money/money.ts';
import {
  DEPOSIT_STATES,
  MOVEMENT_KINDS,
  WITHDRAWAL_STATES,
  type RecordItem,
  type RecordTab,
} from '#shared/record/record-item.ts';

const NOON = Date.UTC(2026, 0, 3, 4);
const ago = (hours: number) => epochMs(NOON - hours * HOUR_MS);
const LONG = 'A payment channel with a name that does not want to end 🏮 و هذا نص طويل '.repeat(3);

export const previewRecords: Readonly<Record<RecordTab, readonly RecordItem[]>> = {
  all: MOVEMENT_KINDS.map((kind, place) => ({
    tab: 'all',
    id: `m-${place}`,
    time: ago(place * 5),
    kind,
    amount: minorUnits(place % 2 === 0 ? 125_050 : -7_500),
    balanceAfter: minorUnits(1_234_556 - place * 1_000),
    refNo: `R2026010300${place}`,
    text: place === 8 ? LONG : '',
  })),
  deposits: DEPOSIT_STATES.map((state, place) => ({
    tab: 'deposits',
    id: `D2026010300000${place}`,
    time: ago(place),
    state,
    amount: minorUnits(50_000),
    bonus: minorUnits(place === 1 ? 5_000 : 0),
    fee: minorUnits(0),
    channel: place === 2 ? LONG : 'Perlas Wallet',
    expiresAt: ago(-1),
    ...(state === 'failed' && { failText: 'The wallet declined the payment.' }),
  })),
  withdrawals: WITHDRAWAL_STATES.map((state, place) => ({
    tab: 'withdrawals',
    id: `W2026010300000${place}`,
    time: ago(place * 9),
    state,
    amount: minorUnits(100_000),
    fee: minorUnits(1_000),
    arriving: minorUnits(99_000),
    bank: 'Bangko ng Dagat',
    account: '09*****1234',
    expectedAt: ago(-2),
    ...(state === 'rejected' && {
      failText: 'The name of the account differs.',
      refundedAt: ago(1),
    }),
    steps: [
      { state: 'waiting', time: ago(place * 9), text: 'Requested' },
      ...(state === 'waiting'
        ? []
        : [{ state, time: ago(place * 9 - 0.5), text: state === 'success' ? 'Sent' : '' }]),
    ],
  })),
  rounds: [0, 1, 2].map((place) => ({
    tab: 'rounds',
    id: `G-${place}-7f3a`,
    time: ago(place),
    gameId: 900_000 + place,
    bet: minorUnits(1_000),
    win: minorUnits(place * 1_000),
    balanceAfter: minorUnits(500_000),
  })),
};
