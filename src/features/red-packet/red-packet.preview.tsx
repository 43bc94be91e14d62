import { DAY_MS, epochMs } from '#shared/time/duration.ts';
import { fromCoins, ZERO } from '#shared/money/money.ts';
import { NO_MORE } from '#ui/list/paging.ts';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import { RedPacketPanel } from './red-packet-panel.tsx';
import { RedPacketRecordList } from './red-packet-record.tsx';
import { BEGUN_AT, BONUS, RULES } from './preview-facts.ts';
import type { RedPacketClaims } from './use-red-packet-claims.ts';
import type { RedPacketView, ReadyRedPacket } from './use-red-packet.ts';

const nothing = () => undefined;
const still: RedPacketClaims = { busy: null, end: null, ask: nothing, done: nothing };
const ready: ReadyRedPacket = {
  status: 'ready',
  bonus: BONUS,
  rules: RULES,
  vip: 0,
  problem: null,
};
const withBonus = (changes: Partial<typeof BONUS>): ReadyRedPacket => ({
  ...ready,
  bonus: { ...BONUS, ...changes },
});
const packet = BONUS.packet;

const looks: Readonly<Record<string, { view: RedPacketView; claims?: RedPacketClaims }>> = {
  loading: { view: { status: 'loading' } },
  ready: { view: ready },
  'nothing collected yet': { view: withBonus({ claimed: ZERO }) },
  'less than the least': { view: withBonus({ claimed: fromCoins(10) }) },
  'no withdrawal left today': { view: withBonus({ withdrawalsLeft: 0 }) },
  'packet ready': {
    view: withBonus({ packet: { ...packet, status: 1, betSoFar: fromCoins(500) } }),
  },
  'packet done, the activity ends': {
    view: withBonus({
      packet: { ...packet, status: 2, betSoFar: fromCoins(640) },
      endsAt: epochMs(BEGUN_AT + DAY_MS),
    }),
  },
  'packet over': { view: withBonus({ packet: { ...packet, createdAt: epochMs(0) } }) },
  'a platform that tells little': {
    view: withBonus({
      levels: [],
      recharges: [],
      gameLevel: null,
      bets: null,
      recharge: null,
      leastWithdrawal: null,
      betTimes: null,
    }),
  },
  collecting: { view: ready, claims: { ...still, busy: 'level 2' } },
  claimed: {
    view: ready,
    claims: {
      ...still,
      end: {
        status: 'claimed',
        claimed: { bonus: fromCoins(20), claimed: fromCoins(80) },
      },
    },
  },
  withdrawn: {
    view: withBonus({ claimed: ZERO, withdrawalsLeft: 0 }),
    claims: {
      ...still,
      end: {
        status: 'withdrawn',
        amount: fromCoins(60),
        paid: {
          orderNo: 'cash-100042-3',
          left: ZERO,
          needBet: fromCoins(60),
          coin: fromCoins(1240),
          seq: 9,
        },
      },
    },
  },
  refused: {
    view: ready,
    claims: {
      ...still,
      end: {
        status: 'refused',
        refusal: {
          text: 'Your VIP level is too low for this bonus. Code: 1110',
          step: 'vip',
        },
      },
    },
  },
  'no answer yet': { view: ready, claims: { ...still, end: { status: 'unknown' } } },
  'not asked again': { view: { ...ready, problem: 'There is no connection.' } },
  closed: {
    view: {
      status: 'closed',
      refusal: {
        text: 'This activity has not started. Please come back later. Code: 1112',
        step: 'activities',
      },
    },
  },
  failed: {
    view: FAILED,
  },
};

const record = [
  { kind: 'withdrawal', amount: fromCoins(60), time: BEGUN_AT, orderNo: 'cash-100042-3' },
  { kind: 'recharge', amount: fromCoins(40), time: BEGUN_AT, orderNo: null },
  { kind: 'level', amount: fromCoins(20), time: BEGUN_AT, orderNo: null },
  { kind: 'first-withdrawal', amount: fromCoins(50), time: BEGUN_AT, orderNo: 'cash-100042-1' },
] as const;

export const preview: Preview = {
  name: 'Cash bonus',
  states: {
    ...statesOf(looks, ({ view, claims = still }) => (
      <RedPacketPanel view={view} claims={claims} bankId={1} onBank={nothing} onPacket={nothing} />
    )),
    record: () => <RedPacketRecordList items={record} paging={NO_MORE} />,
    'empty record': () => <RedPacketRecordList items={[]} paging={NO_MORE} />,
    'record that failed': () => (
      <RedPacketRecordList
        items={[]}
        paging={{ ...NO_MORE, hasMore: true, problem: 'There is no connection.' }}
      />
    ),
  },
};
