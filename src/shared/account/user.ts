/** A player with balances and stored data (spec §3, "User info"). */
import type { GameId } from '#shared/game/game.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { AccountState } from '#shared/protection/account-state.ts';

export interface User {
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  readonly avatar: number;
  /** URL of the player's own picture (`avatarOther`); empty when there is none. */
  readonly picture: string;
  readonly signInWay: SignInWay;
  /** The player's name at the sign-in network; empty for other methods. */
  readonly networkName: string;
  /** Masked; empty while no mobile is bound. */
  readonly mobile: string;
  readonly vip: number;
  /** Whole days since the registration, as last received (spec §3, `regPeriod`). */
  readonly registeredDays: number;
}

/** In the order of their numbers (spec §3, `accountType`). */
export const SIGN_IN_WAYS = ['guest', 'account', 'google', 'facebook', 'line'] as const;

/** How a player signs in: as a guest of one device, with an account, or through a network. */
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** An unknown number counts as an account, the safe assumption for the player's data. */
export const signInWayOf = (accountType: number): SignInWay =>
  SIGN_IN_WAYS[accountType] ?? 'account';

/** All balances at one moment. */
export interface Balance {
  readonly coin: MinorUnits;
  /** The withdrawable part. */
  readonly lottery: MinorUnits;
  readonly safebox: MinorUnits;
  readonly totalRecharge: MinorUnits;
  /** Grows with every change on the server; 0 when the answer contained none. */
  readonly seq: number;
}

/**
 * The balance to store: an answer older than the held one is dropped; one without a sequence number counts
 * only when none is held (contract, start-up part). An equal number may contain more: many answers have only
 * the coins, and the other parts come with the next complete balance.
 */
export function newerBalance(held: Balance | null, received: Balance): Balance {
  if (held === null || received.seq > held.seq) return received;
  const isSame = received.seq === held.seq && received.seq > 0;
  return isSame && PARTS.some((part) => received[part] !== held[part]) ? received : held;
}

const PARTS = ['coin', 'lottery', 'safebox', 'totalRecharge'] as const;

export interface BankAccount {
  readonly bankId: number;
  readonly bankName: string;
  readonly realname: string;
  readonly mobile: string;
  readonly cardNumber: string;
}

/** Merges saved accounts: one per bank, a newer one replaces the older (spec §3). */
export function mergeBanks(
  held: readonly BankAccount[],
  saved: readonly BankAccount[],
): readonly BankAccount[] {
  const byId = new Map(held.map((bank) => [bank.bankId, bank]));
  for (const bank of saved) byId.set(bank.bankId, bank);
  return [...byId.values()];
}

/** Everything that belongs to one player and is cleared at log-out. */
export interface Player {
  readonly user: User;
  readonly balance: Balance;
  readonly banks: readonly BankAccount[];
  readonly likes: Readonly<Record<string, boolean>>;
  /** Newest first, at most 50, without repeats. */
  readonly history: readonly GameId[];
  readonly inviteCode: string;
  readonly aid: string;
  readonly accountState: AccountState;
}

/** Updates the player's user data; a numbered picture replaces the player's own. */
export function withUser(player: Player, change: Partial<User>): Player {
  const { user } = player;
  const isNewPicture = change.avatar !== undefined && change.avatar !== user.avatar;
  const picture = isNewPicture ? '' : user.picture;
  return { ...player, user: { ...user, picture, ...change } };
}

const HISTORY_LENGTH = 50;

/** Limits the history of played games: no repeats, at most 50. */
export const toHistory = (played: readonly GameId[]): readonly GameId[] =>
  [...new Set(played)].slice(0, HISTORY_LENGTH);

/** The history with this game first. */
export const withPlayed = (history: readonly GameId[], game: GameId): readonly GameId[] =>
  toHistory([game, ...history]);

/** The signed-in player's picture: their own, else the numbered one. */
export const pictureOf = ({ picture, avatar }: User): string => picture || avatarUrl(avatar);

/** A player's numbered picture (spec §9), part of the app; 0 or less is the default one. */
export function avatarUrl(avatar: number): string {
  return `/static/avatar/avatar_${Number.isSafeInteger(avatar) && avatar > 0 ? avatar : 1}.png`;
}
