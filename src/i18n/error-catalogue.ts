/** The texts of the server's refusals (spec §8); the numbers are in the `errors.ts` of each noun in `src/shared`. */
import { StartGameCode } from '#shared/game/errors.ts';
import { CommonCode } from '#shared/common/errors.ts';
import { PasskeyCode } from '#shared/passkey/errors.ts';
import { BankAccountCode } from '#shared/bank-account/errors.ts';
import { RedPacketCode } from '#shared/red-packet/errors.ts';
import { RedeemCode } from '#shared/redeem-code/errors.ts';
import { SuperiorCode } from '#shared/account/superior-errors.ts';
import { WithdrawalCode } from '#shared/withdrawal/errors.ts';
import { MobileCode } from '#shared/mobile/errors.ts';
import { VerificationCode } from '#shared/mobile/verification-code-errors.ts';
import { AccountCode } from '#shared/account/errors.ts';
import type { ParseKeys } from 'i18next';

/** The key of any text, e.g. `login.loginFailed`. */
export type TextKey = ParseKeys;

/** The scope of a call: the same number has another meaning in another scope. */
export type Scope =
  | 'login'
  | 'code-send'
  | 'verification'
  | 'profile'
  | 'password'
  | 'passkey'
  | 'bank-save'
  | 'withdrawal'
  | 'superior'
  | 'redeem'
  | 'start-game'
  | 'red-packet'
  | 'recharge'
  | 'recharge-claim'
  | 'sign-up-claim';

/** The texts of one scope. `otherwise` is for every code without its own text; it shows the code. */
export interface ScopeErrors {
  readonly codes: Readonly<Record<number, TextKey>>;
  readonly otherwise: TextKey;
}

export const errorCatalogue: Readonly<Record<Scope, ScopeErrors>> = {
  /** Login and register. */
  login: {
    codes: {
      [AccountCode.abnormal]: 'errors.login.abnormal',
      [AccountCode.notFound]: 'errors.login.noSuchAccount',
      [AccountCode.deviceUsedUp]: 'errors.login.deviceTaken',
      [AccountCode.wrongPassword]: 'errors.login.wrongPassword',
      [AccountCode.badPassword]: 'errors.login.badInput',
      [AccountCode.taken]: 'errors.login.accountTaken',
      [AccountCode.badInput]: 'errors.login.badInput',
      [AccountCode.addressUsedUp]: 'errors.login.ipTaken',
    },
    otherwise: 'login.loginFailed',
  },
  /** Requesting an SMS code. */
  'code-send': {
    codes: {
      [AccountCode.notFound]: 'errors.codeSend.noSuchAccount',
      [AccountCode.taken]: 'errors.codeSend.mobileTaken',
      [AccountCode.badInput]: 'errors.codeSend.badMobile',
      [CommonCode.tooFrequent]: 'errors.codeSend.tooFrequent',
      [VerificationCode.usedUp]: 'errors.codeSend.noneLeftToday',
      [MobileCode.alreadyBound]: 'errors.codeSend.alreadyBound',
    },
    otherwise: 'errors.codeSend.failed',
  },
  /** Proving who one is, by a code or the password: binding a mobile, a new password, a bank account. */
  verification: {
    codes: {
      [AccountCode.notFound]: 'errors.codeSend.noSuchAccount',
      [AccountCode.badPassword]: 'errors.verification.badPassword',
      [AccountCode.taken]: 'errors.codeSend.mobileTaken',
      [AccountCode.badInput]: 'errors.codeSend.badMobile',
      [VerificationCode.wrong]: 'errors.verification.wrong',
      [VerificationCode.expired]: 'errors.verification.expired',
      [CommonCode.tooFrequent]: 'errors.verification.tooFrequent',
      [VerificationCode.usedUp]: 'errors.verification.noTriesLeft',
      [MobileCode.alreadyBound]: 'errors.codeSend.alreadyBound',
      [AccountCode.wrongPassword]: 'errors.verification.wrongPassword',
      [AccountCode.passwordNeeded]: 'errors.verification.passwordNeeded',
    },
    otherwise: 'common.error',
  },
  /** A new name or picture. */
  profile: {
    codes: {
      [AccountCode.badInput]: 'errors.profile.badName',
      [CommonCode.tooFrequent]: 'errors.profile.tooFrequent',
    },
    otherwise: 'common.error',
  },
  /** Changing the password with the current one. */
  password: {
    codes: {
      [AccountCode.wrongPassword]: 'errors.profile.wrongPassword',
      [AccountCode.badPassword]: 'errors.verification.badPassword',
      [CommonCode.tooFrequent]: 'errors.verification.tooFrequent',
    },
    otherwise: 'common.error',
  },
  /** Logging in by a passkey, adding or removing one. */
  passkey: {
    codes: {
      [AccountCode.abnormal]: 'errors.login.abnormal',
      [AccountCode.wrongPassword]: 'errors.verification.wrongPassword',
      [AccountCode.passwordNeeded]: 'errors.verification.passwordNeeded',
      [CommonCode.tooFrequent]: 'errors.verification.tooFrequent',
      [PasskeyCode.refused]: 'errors.passkey.refused',
      [PasskeyCode.tooMany]: 'errors.passkey.tooMany',
    },
    otherwise: 'common.error',
  },
  'bank-save': {
    codes: { [BankAccountCode.taken]: 'errors.bankSave.alreadyLinked' },
    otherwise: 'common.refreshFail',
  },
  withdrawal: {
    codes: {
      [WithdrawalCode.noBalance]: 'errors.withdrawal.noBalance',
      [WithdrawalCode.betMore]: 'errors.withdrawal.betMore',
      [WithdrawalCode.notEnough]: 'errors.withdrawal.notEnough',
      [WithdrawalCode.dailyCount]: 'errors.withdrawal.dailyCount',
      [WithdrawalCode.pending]: 'errors.withdrawal.pending',
      [WithdrawalCode.vipLimit]: 'errors.withdrawal.vipLimit',
      [WithdrawalCode.dailyQuota]: 'errors.withdrawal.dailyQuota',
      [WithdrawalCode.wagerMore]: 'errors.withdrawal.wagerMore',
      [WithdrawalCode.notAllowed]: 'errors.withdrawal.notAllowed',
      [WithdrawalCode.closed]: 'errors.withdrawal.closed',
      [WithdrawalCode.changeBank]: 'errors.withdrawal.changeBank',
    },
    otherwise: 'errors.withdrawal.failed',
  },
  superior: {
    codes: {
      [SuperiorCode.empty]: 'errors.superior.empty',
      [SuperiorCode.self]: 'errors.superior.self',
      [SuperiorCode.mobileNotBound]: 'errors.superior.noMobile',
      [SuperiorCode.notFound]: 'errors.superior.missing',
      [SuperiorCode.alreadyBound]: 'errors.superior.taken',
    },
    otherwise: 'common.error',
  },
  redeem: {
    codes: {
      [RedeemCode.notFound]: 'errors.redeem.missing',
      [RedeemCode.notConfigured]: 'errors.redeem.notConfigured',
      [RedeemCode.alreadyClaimed]: 'errors.redeem.claimed',
      [RedeemCode.usedUp]: 'errors.redeem.usedUp',
    },
    otherwise: 'common.error',
  },
  'start-game': {
    codes: {
      [StartGameCode.hidden]: 'errors.startGame.cannotEnter',
      [StartGameCode.accountBlocked]: 'errors.startGame.cannotEnter',
      [StartGameCode.noDemo]: 'errors.startGame.cannotEnter',
      [StartGameCode.cannotEnter]: 'errors.startGame.cannotEnter',
      [StartGameCode.settling]: 'errors.startGame.settling',
      [StartGameCode.transferFailed]: 'errors.startGame.transferFailed',
      [StartGameCode.coinsFailed]: 'errors.startGame.coinsFailed',
      [StartGameCode.playerMissing]: 'errors.startGame.playerMissing',
      [StartGameCode.systemError]: 'errors.startGame.systemError',
      [StartGameCode.refundFailed]: 'errors.startGame.refundFailed',
    },
    otherwise: 'common.error',
  },
  /** The cash bonus and its red packet. */
  'red-packet': {
    codes: {
      [RedPacketCode.packetBroken]: 'errors.redPacket.packetBroken',
      [RedPacketCode.notEnough]: 'errors.redPacket.notEnough',
      [RedPacketCode.noTimesLeft]: 'errors.redPacket.noTimesLeft',
      [RedPacketCode.levelTooLow]: 'errors.redPacket.levelTooLow',
      [RedPacketCode.vipTooLow]: 'errors.redPacket.vipTooLow',
      [RedPacketCode.notConfigured]: 'errors.redPacket.notConfigured',
      [RedPacketCode.notStarted]: 'errors.redPacket.notStarted',
      [RedPacketCode.dataBroken]: 'errors.redPacket.dataBroken',
      [RedPacketCode.notMet]: 'errors.redPacket.notMet',
      [RedPacketCode.withdrawn]: 'errors.redPacket.withdrawn',
    },
    otherwise: 'common.error',
  },
  recharge: { codes: {}, otherwise: 'common.refreshFail' },
  'recharge-claim': { codes: {}, otherwise: 'errors.rechargeClaim.failed' },
  'sign-up-claim': { codes: {}, otherwise: 'common.error' },
};
