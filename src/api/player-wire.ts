/** Wire → domain for a signed-in player. */
import type { accountSession } from '#shared/account/contract.ts';
import type { afterLoginConfig } from '#shared/lobby/contract.ts';
import type { balances, wireBank, wireUser } from '#shared/account/user-contract.ts';
import type { RefreshedDots } from '#shared/activity/red-dot.ts';
import {
  signInWayOf,
  toHistory,
  type Balance,
  type BankAccount,
  type Player,
  type SignInWay,
  type User,
} from '#shared/account/user.ts';
import type * as v from 'valibot';
import type { ServerHosts } from '#shared/wire/server-hosts.ts';
import { pictureAddress } from './core/server-hosts.ts';
import { toAccountState } from './account-state-wire.ts';

type WireUser = v.InferOutput<typeof wireUser>;
type Belongings = Pick<
  v.InferOutput<typeof afterLoginConfig> | v.InferOutput<typeof accountSession>,
  'appUserBank' | 'appUserBankList' | 'appGameDataUser' | 'inviteCode' | 'aid' | 'rg'
>;

export function toPlayer(user: WireUser, belongings: Belongings, hosts: ServerHosts): Player {
  const { gameLikes, gameHistory } = belongings.appGameDataUser;
  return {
    user: toUser(user, hosts),
    balance: { ...pickBalance(user), seq: 0 },
    banks: toBanks(belongings.appUserBank, belongings.appUserBankList),
    likes: Object.fromEntries(Object.entries(gameLikes).map(([id, like]) => [id, like === 1])),
    history: toHistory(gameHistory),
    inviteCode: belongings.inviteCode,
    aid: belongings.aid,
    accountState: toAccountState(belongings.rg),
  };
}

function toUser(wire: WireUser, hosts: ServerHosts): User {
  const { id, account, nickname, avatar, mobile, vip } = wire;
  const signInWay = signInWayOf(wire.accountType);
  return {
    id,
    account,
    nickname,
    avatar,
    picture: pictureAddress(wire.avatarOther, hosts),
    signInWay,
    networkName: networkNameOf(wire, signInWay),
    mobile,
    vip,
    registeredDays: wire.regPeriod,
  };
}

/** The account name for sign-in methods of a social network, else ''. */
const networkNameOf = (
  { googleAccount: google, facebookAccount: facebook, lineAccount: line }: WireUser,
  way: SignInWay,
) => ({ guest: '', account: '', google, facebook, line })[way];

function pickBalance(wire: Omit<Balance, 'seq'>): Omit<Balance, 'seq'> {
  const { coin, lottery, safebox, totalRecharge } = wire;
  return { coin, lottery, safebox, totalRecharge };
}

export function toBalance(wire: v.InferOutput<typeof balances>): Balance {
  return { ...pickBalance(wire), seq: wire.seq };
}

/** The bound accounts, the selected one first; one entry per bank (spec §3: merged by bankId). */
export function toBanks(
  chosen: v.InferOutput<typeof wireBank> | null,
  all: readonly v.InferOutput<typeof wireBank>[],
): readonly BankAccount[] {
  const byId = new Map<number, BankAccount>();
  for (const bank of chosen === null ? all : [chosen, ...all]) {
    const { bankId, bankName, realname, mobile, bankCardNumber } = bank;
    if (byId.has(bankId)) continue;
    byId.set(bankId, { bankId, bankName, realname, mobile, cardNumber: bankCardNumber });
  }
  return [...byId.values()];
}

export function toRedDots(wire: Record<'task' | 'mail' | 'signUp', number>): RefreshedDots {
  return {
    hasOpenTask: wire.task === 1,
    hasUnreadMail: wire.mail === 1,
    hasUnclaimedSignUpBonus: wire.signUp === 1,
  };
}
