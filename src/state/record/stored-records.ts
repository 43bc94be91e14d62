/** The stored first page of each tab of records; removed with the session. */
import { databaseKeys } from '#config/storage-keys.ts';
import { epochMs } from '#shared/time/duration.ts';
import { minorUnits } from '#shared/money/money.ts';
import {
  BONUS_SOURCES,
  DEPOSIT_STATES,
  MOVEMENT_KINDS,
  WITHDRAWAL_STATES,
  type RecordItem,
  type RecordPage,
  type RecordTab,
} from '#shared/record/record-item.ts';
import {
  readRecord,
  writeRecord,
  type ReadBack,
  type RecordType,
} from '#browser/storage/database.ts';
import * as v from 'valibot';

const text = v.string();
const whole = v.pipe(v.number(), v.safeInteger());
const money = v.pipe(whole, v.transform(minorUnits));
const moment = v.pipe(whole, v.transform(epochMs));
const base = { id: text, time: moment };
const withdrawalState = v.picklist(WITHDRAWAL_STATES);

const movement = v.object({
  ...base,
  tab: v.literal('all'),
  kind: v.picklist(MOVEMENT_KINDS),
  amount: money,
  balanceAfter: money,
  refNo: text,
  text,
  gameId: v.exactOptional(whole),
  source: v.exactOptional(v.picklist(BONUS_SOURCES)),
});

const deposit = v.object({
  ...base,
  tab: v.literal('deposits'),
  state: v.picklist(DEPOSIT_STATES),
  amount: money,
  bonus: money,
  fee: money,
  channel: text,
  paidAt: v.exactOptional(moment),
  expiresAt: v.exactOptional(moment),
  failText: v.exactOptional(text),
});

const withdrawal = v.object({
  ...base,
  tab: v.literal('withdrawals'),
  state: withdrawalState,
  amount: money,
  fee: money,
  arriving: money,
  bank: text,
  account: text,
  expectedAt: moment,
  refundedAt: v.exactOptional(moment),
  failText: v.exactOptional(text),
  steps: v.array(v.object({ state: withdrawalState, time: moment, text })),
});

const round = v.object({
  ...base,
  tab: v.literal('rounds'),
  gameId: whole,
  bet: money,
  win: money,
  balanceAfter: money,
});

const storedItems: v.GenericSchema<unknown, readonly RecordItem[]> = v.array(
  v.variant('tab', [movement, deposit, withdrawal, round]),
);

const recordOf = (tab: RecordTab): RecordType<readonly RecordItem[]> => ({
  key: databaseKeys.records + tab,
  version: 1,
  parse: (value) => {
    const read = v.safeParse(storedItems, value);
    return read.success ? read.output : null;
  },
});

/** The stored newest records of a tab; null when there are none. */
export const readStoredRecords = (
  tab: RecordTab,
): Promise<ReadBack<readonly RecordItem[]> | null> => readRecord(recordOf(tab));

/** Stores the first page of a whole tab, as received at `now`, epoch ms. */
export const storeRecords = (tab: RecordTab, page: RecordPage, now: number): Promise<boolean> =>
  writeRecord(recordOf(tab), page.items, now);
