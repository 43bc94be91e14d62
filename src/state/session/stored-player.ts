import { databaseKeys } from '#config/storage-keys.ts';
import { minorUnits } from '#shared/money/money.ts';
import { ACCOUNT_STATUSES, FREE } from '#shared/protection/account-state.ts';
import { SIGN_IN_WAYS, type Player } from '#shared/account/user.ts';
import {
  readRecord,
  removeRecordsUnder,
  writeRecord,
  type RecordType,
} from '#browser/storage/database.ts';
import * as v from 'valibot';

const text = v.string();
const whole = v.pipe(v.number(), v.safeInteger());
const money = v.pipe(whole, v.transform(minorUnits));

const accountState = v.object({
  status: v.picklist(ACCOUNT_STATUSES),
  isLimitReached: v.boolean(),
  breakUntil: v.number(),
  excludeUntil: v.number(),
});

const storedPlayer = v.object({
  user: v.object({
    id: whole,
    account: text,
    nickname: text,
    avatar: v.number(),
    picture: v.optional(text, ''),
    signInWay: v.optional(v.picklist(SIGN_IN_WAYS), 'account'),
    networkName: v.optional(text, ''),
    mobile: text,
    vip: v.number(),
    registeredDays: v.optional(v.number(), 0),
  }),
  balance: v.object({
    coin: money,
    lottery: money,
    safebox: money,
    totalRecharge: money,
    seq: v.number(),
  }),
  banks: v.array(
    v.object({ bankId: whole, bankName: text, realname: text, mobile: text, cardNumber: text }),
  ),
  likes: v.record(text, v.boolean()),
  history: v.array(whole),
  inviteCode: text,
  aid: text,
  accountState: v.optional(accountState),
  /** Its name in releases up to 2026-11. */
  standing: v.optional(accountState),
});

/** The stored signed-in player (spec §3): without token and without password. */
const playerRecord: RecordType<Player> = {
  key: databaseKeys.user,
  version: 1,
  parse: (value) => {
    const read = v.safeParse(storedPlayer, value);
    if (!read.success) return null;
    const { standing, ...player } = read.output;
    return { ...player, accountState: player.accountState ?? standing ?? FREE };
  },
};

export const readStoredPlayer = async (): Promise<Player | null> =>
  (await readRecord(playerRecord))?.value ?? null;

export const storePlayer = (player: Player, now: number): Promise<boolean> =>
  writeRecord(playerRecord, player, now);

/** Removes all stored data of a player: the next one on this device sees none of it. False when some is left. */
export const clearStoredPlayer = (): Promise<boolean> => removeRecordsUnder('user.');
