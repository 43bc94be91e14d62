/** What each of the platform's refusals is called (spec §8); the only place that knows their numbers. */
import type { ParseKeys } from 'i18next';

/** The key of any text, e.g. `login.loginFailed`. */
export type TextKey = ParseKeys;

/** Where a call belongs: the same number means something else in another scope. */
export type Scope =
  | 'login'
  | 'code-send'
  | 'verification'
  | 'bank-save'
  | 'withdrawal'
  | 'superior'
  | 'redeem'
  | 'start-game'
  | 'cash-bonus'
  | 'recharge'
  | 'recharge-receive'
  | 'sign-up-claim';

/** The texts of one scope. `otherwise` is for every code that is not named; it shows the code. */
export interface ScopeErrors {
  readonly codes: Readonly<Record<number, TextKey>>;
  readonly otherwise: TextKey;
}

export const errorCatalogue: Readonly<Record<Scope, ScopeErrors>> = {
  /** Login and register. */
  login: {
    codes: {
      101: 'errors.login.abnormal',
      102: 'errors.login.noSuchAccount',
      1018: 'errors.login.deviceTaken',
      1019: 'errors.login.wrongPassword',
      1020: 'errors.login.badInput',
      1043: 'errors.login.accountTaken',
      1047: 'errors.login.badInput',
      1049: 'errors.login.ipTaken',
    },
    otherwise: 'login.loginFailed',
  },
  /** Asking for a code by SMS. */
  'code-send': {
    codes: {
      102: 'errors.codeSend.noSuchAccount',
      1043: 'errors.codeSend.mobileTaken',
      1047: 'errors.codeSend.badMobile',
      1203: 'errors.codeSend.tooFrequent',
      1204: 'errors.codeSend.noneLeftToday',
      1241: 'errors.codeSend.alreadyBound',
    },
    otherwise: 'errors.codeSend.failed',
  },
  /** What a code allows: binding a mobile, a new password. */
  verification: {
    codes: {
      102: 'errors.codeSend.noSuchAccount',
      1020: 'errors.verification.badPassword',
      1043: 'errors.codeSend.mobileTaken',
      1047: 'errors.codeSend.badMobile',
      1201: 'errors.verification.wrong',
      1202: 'errors.verification.expired',
      1203: 'errors.verification.tooFrequent',
      1204: 'errors.verification.noTriesLeft',
      1241: 'errors.codeSend.alreadyBound',
    },
    otherwise: 'common.error',
  },
  'bank-save': {
    codes: { 5: 'errors.bankSave.alreadyLinked' },
    otherwise: 'common.refreshFail',
  },
  withdrawal: {
    codes: {
      101: 'errors.withdrawal.noBalance',
      102: 'errors.withdrawal.betMore',
      103: 'errors.withdrawal.notEnough',
      104: 'errors.withdrawal.dailyCount',
      1006: 'errors.withdrawal.pending',
      1016: 'errors.withdrawal.vipLimit',
      1066: 'errors.withdrawal.dailyQuota',
      1071: 'errors.withdrawal.wagerMore',
      1078: 'errors.withdrawal.notAllowed',
      1079: 'errors.withdrawal.notAllowed',
      1122: 'errors.withdrawal.changeBank',
    },
    otherwise: 'errors.withdrawal.failed',
  },
  superior: {
    codes: {
      1082: 'errors.superior.empty',
      1083: 'errors.superior.self',
      1084: 'errors.superior.noMobile',
      1085: 'errors.superior.missing',
      1086: 'errors.superior.taken',
    },
    otherwise: 'common.error',
  },
  redeem: {
    codes: {
      1096: 'errors.redeem.missing',
      1097: 'errors.redeem.notConfigured',
      1098: 'errors.redeem.claimed',
      1099: 'errors.redeem.usedUp',
    },
    otherwise: 'common.error',
  },
  'start-game': {
    codes: {
      2: 'errors.startGame.settling',
      1087: 'errors.startGame.cannotEnter',
      1088: 'errors.startGame.cannotEnter',
      1089: 'errors.startGame.transferFailed',
      1090: 'errors.startGame.coinsFailed',
      1091: 'errors.startGame.playerMissing',
      1092: 'errors.startGame.cannotEnter',
      1093: 'errors.startGame.cannotEnter',
      1094: 'errors.startGame.systemError',
      1095: 'errors.startGame.refundFailed',
    },
    otherwise: 'common.error',
  },
  /** The cash bonus and its red packet. */
  'cash-bonus': {
    codes: {
      1101: 'errors.cashBonus.packetBroken',
      1107: 'errors.cashBonus.notEnough',
      1108: 'errors.cashBonus.noTimesLeft',
      1109: 'errors.cashBonus.levelTooLow',
      1110: 'errors.cashBonus.vipTooLow',
      1111: 'errors.cashBonus.notConfigured',
      1112: 'errors.cashBonus.notStarted',
      1113: 'errors.cashBonus.dataBroken',
      1114: 'errors.cashBonus.notMet',
      1115: 'errors.cashBonus.withdrawn',
    },
    otherwise: 'common.error',
  },
  recharge: { codes: {}, otherwise: 'common.refreshFail' },
  'recharge-receive': { codes: {}, otherwise: 'errors.rechargeReceive.failed' },
  'sign-up-claim': { codes: {}, otherwise: 'common.error' },
};
