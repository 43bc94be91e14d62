/** Rows of players: accounts, sessions, calls and codes. See `tables.ts` for conventions of columns. */
import type { ColumnType, Generated } from 'kysely';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Fixed, Json } from './columns.ts';

export interface PlayerTable {
  id: Generated<number>;
  uuid: Fixed<string>;
  /** Unique ignoring case; look it up with `lower(account)`, which is indexed. */
  account: string;
  email: string | null;
  /** The mailbox, independent of the address's spelling (`mailboxKey`). */
  email_key: ColumnType<string | null, string | null | undefined, never>;
  password_hash: string;
  /** Required for savings withdrawals; null when not set. */
  safebox_password_hash: ColumnType<string | null, string | null | undefined, string | null>;
  nickname: string;
  avatar: number;
  /** Country code and number, of one account only; null until bound. */
  mobile: string | null;
  account_type: number;
  /** Written only by `restrict`. */
  is_frozen: Generated<boolean>;
  is_excluded: Generated<boolean>;
  is_on_break: Generated<boolean>;
  no_deposits: Generated<boolean>;
  no_play: Generated<boolean>;
  no_withdrawals: Generated<boolean>;
  /** Generated: the number of the first of these that is true, in the order of `STATUS`. */
  status: ColumnType<number, never, never>;
  vip: number;
  /** The inviting player's id. */
  pid: number | null;
  invite_code: Fixed<string>;
  /** Written only by the ledger, with each deposit. */
  total_recharge: Generated<MinorUnits>;
  is_beginner: boolean;
  /** 0 none, 1 in review, 2 ok, 3 rejected. */
  kyc_status: number;
  /** Why the identity check was rejected. */
  kyc_reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** Hash of the identity check's person id; null until it is known. */
  person_key: ColumnType<string | null, string | null | undefined, string | null>;
  device_key: string | null;
  register_ip: string;
  created_at: Fixed<number>;
}

export interface SessionTable {
  /** Shown to the player; grants no access. */
  id: Fixed<string>;
  token_hash: Fixed<string>;
  player_id: Fixed<number>;
  device: string;
  ip: string;
  created_at: Fixed<number>;
  last_seen_at: number;
  expires_at: number;
}

export interface GameLikeTable {
  player_id: Fixed<number>;
  game_id: Fixed<number>;
  is_liked: boolean;
  updated_at: number;
}

/** A player's last launch of each game. */
export interface GameHistoryTable {
  player_id: Fixed<number>;
  game_id: Fixed<number>;
  played_at: number;
}

export interface BankAccountTable {
  player_id: Fixed<number>;
  bank_id: Fixed<number>;
  realname: string;
  mobile: string;
  bank_card_number: string;
  is_default: boolean;
  created_at: Fixed<number>;
  updated_at: number;
}

/** Calls already answered (contract §0 `reqNo`); `answer` is null only inside their transaction. */
export interface RequestNumberTable {
  player_id: Fixed<number>;
  req_no: Fixed<string>;
  endpoint: Fixed<string>;
  body_hash: Fixed<string>;
  answer: ColumnType<unknown, string | null, string | null>;
  created_at: Fixed<number>;
}

/** One counter per key: a new window overwrites the old one. */
export interface RateLimitTable {
  key: Fixed<string>;
  window_start: number;
  count: number;
}

/** The newest code of a subject for one scene and mobile; only its keyed hash is stored. */
export interface SmsCodeTable {
  subject: Fixed<string>;
  scene: Fixed<number>;
  mobile: Fixed<string>;
  code_hash: string;
  /** Wrong attempts so far. */
  tries: number;
  expires_at: number;
}

/** Messages that were not sent: for development. */
export interface SmsOutboxTable {
  id: Generated<number>;
  recipient: Fixed<string>;
  text: Fixed<string>;
  scene: Fixed<number>;
  created_at: Fixed<number>;
}

/** A redemption code; not configured without rewards; `claims_left` null is unlimited. */
export interface RedeemCodeTable {
  code: Fixed<string>;
  rewards: ColumnType<unknown, string | null, string | null>;
  claims_left: number | null;
  created_at: Fixed<number>;
}

export interface RedeemClaimTable {
  code: Fixed<string>;
  player_id: Fixed<number>;
  rewards: Json;
  created_at: Fixed<number>;
}
