import { ICON_TYPES } from '#shared/game/game.ts';
import { wireGameType, wireProvider } from '#shared/game/contract.ts';
import {
  optionalField,
  optionalList,
  orElse,
  tolerantList,
  tolerantRecord,
} from '#shared/wire/tolerance.ts';
import { shareTerms } from '#shared/share/terms-contract.ts';
import {
  amount,
  betRate,
  flag,
  id,
  jsonText,
  rechargeProp,
  reward,
  text,
} from '#shared/wire/wire.ts';
import { minorUnits } from '#shared/money/money.ts';
import { PUSH_KINDS } from '#shared/push/push-settings.ts';
import * as v from 'valibot';

/** A community link (spec §3, `socialMedia`); shown only when id and url are known. */
export const socialEntry = v.object({ id: text, url: orElse(text, '') });

/** A lobby banner (spec §3). `clickType`: 0 none, 1 in-app, 2 open game, 3 external link. */
export const wireBanner = v.object({
  id,
  imgUrl: text,
  clickType: orElse(v.number(), 0),
  clickAction: orElse(text, ''),
  sort: orElse(v.number(), 0),
  /** Alternative text of the picture. */
  title: orElse(text, ''),
});

/** A notice (spec §3): type 2 is in the first tab, type 1 in the second. */
export const wireNotice = v.object({
  id,
  noticeType: v.picklist([1, 2]),
  title: text,
  content: text,
  imgUrl: orElse(text, ''),
  buttonTitle: orElse(text, ''),
  clickType: orElse(v.number(), 0),
  clickAction: orElse(text, ''),
});

/** `weight`: relative probability of the segment; a server may omit it. */
const wheelSegment = v.object({
  index: v.number(),
  amount,
  weight: optionalField(v.number()),
});

/** One round of the invite wheel (spec §3, contract's web-config part). */
export const inviteCondition = v.object({
  id,
  bonus: tolerantList(jsonText(wheelSegment)),
  bonusAmount: amount,
  durationDays: v.number(),
  payoutDays: v.number(),
  betRate: v.number(),
});

export const exchangeBank = v.object({
  id,
  bankName: text,
  shortBankName: orElse(text, ''),
  icon: orElse(text, ''),
  /** Contract, §14.9; without it an account is a mobile number of the market. */
  accountKind: optionalField(v.nullable(v.picklist(['mobile', 'account'])), null),
  lengthMin: optionalField(v.nullable(v.number()), null),
  lengthMax: optionalField(v.nullable(v.number()), null),
});

export const redPacketConfig = v.object({
  /** A duration in ms, counted from the packet's `createTime` (spec §4). */
  endTime: v.number(),
  withdrawTutorialAmount: amount,
  withdrawTutorialSubTotalBet: amount,
  totalBonus: amount,
});

/** A task (spec §4, types 1–13). */
export const taskConfig = v.object({
  id,
  type: v.number(),
  taskTarget: v.number(),
  rewards: tolerantList(reward),
  sort: orElse(v.number(), 0),
});

/** A prop: type 12 is a tier of the accumulated recharge (spec §9). May also describe a recharge item. */
export const propConfig = v.object({
  id,
  type: v.number(),
  price: amount,
  num: v.number(),
  paramStr: orElse(text, ''),
  bonusAmount: optionalField(amount),
  showLimit: optionalField(amount),
  days: optionalField(v.number()),
  props: optionalList(rechargeProp),
});

export const vipLevel = v.object({
  level: v.number(),
  needRecharge: amount,
  needBet: amount,
  withdrawCount: v.number(),
  withdrawMax: amount,
  withdrawDayMax: amount,
  upgradeBonus: amount,
  weeklyBonus: amount,
  monthlyBonus: amount,
  feeFree: v.number(),
  aprBps: v.number(),
  /** Wagering multiple of its bonuses. */
  betRate,
});

/** A number above 0; a missing or invalid value becomes the contract's. */
const above0 = (otherwise: number) => orElse(v.pipe(v.number(), v.gtValue(0)), otherwise);
const coins = (otherwise: number) => orElse(amount, minorUnits(otherwise));

/** Limits that the server sends (contract, constants part); the app has no copy of its own. */
export const limits = v.object({
  searchMin: above0(3),
  searchDebounce: above0(300),
  pageSize: above0(20),
  codeLen: above0(6),
  codeTtl: above0(300),
  codeResend: above0(60),
  codeTries: above0(5),
  /** Codes per mobile number and day. */
  codeDaily: v.optional(above0(10), 10),
  bankMax: above0(5),
  lookAhead: above0(3),
  spinDays: above0(7),
  payoutDays: above0(3),
  rechargeMin: coins(5_000),
  rechargeMax: coins(5_000_000),
  exchangeMin: coins(10_000),
});

export const responsible = v.object({
  tagline: text,
  helpline: text,
  licenseNo: text,
  links: tolerantList(v.object({ label: text, url: text })),
  /** The longest interval of the reality check in minutes; 0 = never automatic. Extension. */
  realityMax: optionalField(v.picklist([0, 15, 30, 60]), 60),
});

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** The web config (spec §3), in `anonymous/appConfig` and the after-login config. */
export const webConfig = v.object({
  appGameTypeList: tolerantList(wireGameType),
  appGamePlatformList: tolerantList(wireProvider),
  appLobbyAdConfigList: tolerantList(wireBanner),
  appNoticeConfigList: tolerantList(wireNotice),
  appTaskConfigList: tolerantList(taskConfig),
  appPropConfigMap: tolerantRecord(propConfig),
  appExchangeBankMap: tolerantRecord(exchangeBank),
  actInviteConditionModel: orElse(v.nullable(inviteCondition), null),
  actInviteConditionModelClient2List: tolerantList(inviteCondition),
  redPacketConfigModel: orElse(v.nullable(redPacketConfig), null),
  loginPayConfig: orElse(v.object({ propIds: v.array(id) }), { propIds: [] }),
  socialMedia: orElse(jsonText(tolerantList(socialEntry)), []),
  h5: shareTerms,
  /** The market; without it the country code decides, else the page's settings. */
  market: optionalField(v.nullable(v.picklist(['ph', 'th'])), null),
  currency: optionalField(v.nullable(v.picklist(['PHP', 'THB'])), null),
  gameResourceUrl: orElse(text, ''),
  /** Formats of the icons at `gameResourceUrl` besides WebP. Extension. */
  gameIconTypes: optionalField(tolerantList(v.picklist(ICON_TYPES)), []),
  countryCode: orElse(text, ''),
  withdrawAccountLengthMax: orElse(v.number(), 10),
  usernameLengthMin: orElse(v.number(), 6),
  usernameLengthMax: orElse(v.number(), 16),
  passwordLengthMin: orElse(v.number(), 8),
  passwordLengthMax: orElse(v.number(), 32),
  vipConfigList: tolerantList(vipLevel),
  responsible: orElse(responsible, {
    tagline: '',
    helpline: '',
    licenseNo: '',
    links: [],
    realityMax: 60,
  }),
  limits: orElse(limits, v.parse(limits, {})),
  searchAliases: optionalField(tolerantRecord(v.array(id)), {}),
  apkUrl: optionalField(text),
  /** RSA public key, base64 SPKI: passwords are encrypted with it (spec §5). */
  publicKey: orElse(text, ''),
  /** VAPID key for push subscriptions; none = the server sends no notifications. */
  pushPublicKey: optionalField(text),
  /** Kinds of notifications that a device can turn off; none = it gets all of them, at any time. */
  pushKinds: optionalField(tolerantList(v.picklist(PUSH_KINDS)), []),
  /** Whether the interest-bearing bank is offered in this market. */
  bankEnabled: orElse(flag, 0),
  /** Whether withdrawing and binding a bank account require an SMS code. */
  moneyCodes: optionalField(flag, 0),
  /** Whether players can change their name, picture and password: see `profileEndpoints`. */
  profileChanges: optionalField(flag, 0),
  /** Whether visitors can try demos of games without an account: see `playEndpoints`. */
  visitorDemos: optionalField(flag, 0),
  /** Whether phones can keep demos that open without a network: see `playEndpoints`. */
  offlineDemos: optionalField(flag, 0),
  /** Percent of a bet that counts towards wagering, by game type; absent when the server does not say. */
  betShares: optionalField(v.nullable(v.record(text, percent)), null),
  /** Rounds cashed out below these odds count nothing, by game type. */
  betShareMin: optionalField(v.array(v.object({ typeId: id, odds: v.number() })), []),
  /** Wagering multiple of rewards that are not known yet, such as those of a code. Extension. */
  bonusBetRate: betRate,
  /** Wagering multiple of the deposited money itself. Extension. */
  depositBetRate: betRate,
});
export type WireWebConfig = v.InferInput<typeof webConfig>;
export type WebConfig = v.InferOutput<typeof webConfig>;
