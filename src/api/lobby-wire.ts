/** Wire → domain for the lobby. */
import { credentialBounds } from '#shared/account/credential-bounds.ts';
import type { wireGame } from '#shared/game/contract.ts';
import type { WebConfig } from '#shared/lobby/web-config-contract.ts';
import type { Banner } from '#shared/lobby/banner.ts';
import { markets, type Market, type MarketPack } from '#shared/market/market.ts';
import { milliseconds } from '#shared/time/duration.ts';
import { iconAddress, type Game } from '#shared/game/game.ts';
import type { Notice } from '#shared/notice/notice.ts';
import type { LobbyConfig } from '#shared/lobby/lobby-config.ts';
import { socialLinks } from '#shared/share/social.ts';
import type * as v from 'valibot';
import { absolute, type ServerHosts } from '#shared/wire/server-hosts.ts';
import { pictureAddress } from './core/server-hosts.ts';

type WireGame = v.InferOutput<typeof wireGame>;

import { accountLength } from '#shared/bank-account/account-length.ts';

/** Parses the visible games; hidden ones (showType ≠ 0, spec §3) never enter the app. */
export function toGames(wire: readonly WireGame[]): readonly Game[] {
  return wire.filter((game) => game.showType === 0).map(toGame);
}

function toGame(wire: WireGame): Game {
  return {
    id: wire.id,
    providerId: wire.brandId,
    categoryId: wire.typeId,
    name: wire.name,
    isHot: wire.hot === 1,
    hotSort: wire.hotSort,
    sort: wire.sort,
    version: String(wire.version),
    isInMaintenance: wire.status === 0,
    hasDemo: wire.demo === 1,
    ...defined('releasedAt', wire.releasedAt),
    ...defined('rtp', wire.rtp),
    ...defined('volatility', wire.volatility),
    ...defined('features', wire.features),
    ...defined('minBet', wire.minBet),
    ...defined('maxBet', wire.maxBet),
    ...defined('betShare', wire.betShare),
    ...defined('jackpot', wire.jackpot),
  };
}

function defined<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): Partial<Record<Key, Value>> {
  return value === undefined ? {} : ({ [key]: value } as Record<Key, Value>);
}

/** @param showsAvif whether the browser does */
export function toLobbyConfig(
  wire: WebConfig,
  hosts: ServerHosts,
  showsAvif: boolean,
): LobbyConfig {
  const resourceUrl = absolute(wire.gameResourceUrl, hosts);
  const iconType = showsAvif && wire.gameIconTypes.includes('avif') ? 'avif' : 'webp';
  const props = Object.values(wire.appPropConfigMap);
  return {
    categories: wire.appGameTypeList
      .filter((type) => type.status === 1)
      .map(({ id, sort }) => ({ id, sort })),
    providers: wire.appGamePlatformList.map(({ id, name, sort }) => ({ id, name, sort })),
    banners: wire.appLobbyAdConfigList.map((banner) => toBanner(banner, hosts)),
    notices: wire.appNoticeConfigList.map((notice) => toNotice(notice, hosts)),
    socialLinks: socialLinks(wire.socialMedia),
    resourceUrl,
    iconAddress: iconAddress(resourceUrl, iconType),
    market: marketOf(wire),
    countryCode: wire.countryCode,
    credentials: credentialBounds(wire),
    codes: { length: wire.limits.codeLen, tries: wire.limits.codeTries },
    depositBounds: { least: wire.limits.rechargeMin, most: wire.limits.rechargeMax },
    search: { least: wire.limits.searchMin, aliases: wire.searchAliases },
    responsible: wire.responsible,
    apkUrl: wire.apkUrl ?? null,
    publicKey: wire.publicKey,
    pushKey: wire.pushPublicKey || null,
    pushKinds: wire.pushKinds,
    hasBank: wire.bankEnabled === 1,
    requiresMoneyCodes: wire.moneyCodes === 1,
    hasProfileChanges: wire.profileChanges === 1,
    hasVisitorDemos: wire.visitorDemos === 1,
    hasOfflineDemos: wire.offlineDemos === 1,
    betShares: {
      shares: wire.betShares,
      leastOdds: Object.fromEntries(wire.betShareMin.map(({ typeId, odds }) => [typeId, odds])),
      betRate: wire.bonusBetRate,
      depositRate: wire.depositBetRate,
    },
    vipLevels: wire.vipConfigList,
    boosts: Object.fromEntries(props.map(({ id, num }) => [id, num])),
    props,
    signUpPackageIds: wire.loginPayConfig.propIds,
    tasks: wire.appTaskConfigList.map(({ taskTarget, ...task }) => ({
      ...task,
      target: taskTarget,
    })),
    banks: Object.values(wire.appExchangeBankMap).map((bank) => ({
      id: bank.id,
      name: bank.bankName,
      shortName: bank.shortBankName,
      iconUrl: pictureAddress(bank.icon, hosts),
      accountLength:
        bank.accountKind === 'account' ? accountLength(bank.lengthMin, bank.lengthMax) : null,
    })),
    accounts: { most: wire.limits.bankMax, lengthMax: wire.withdrawAccountLengthMax },
    spinTerms: toSpinTerms(wire),
    redPacket: toRedPacket(wire.redPacketConfigModel),
    share: wire.h5.url.find(({ base }) => base === '' || /^https?:/i.test(base)) ?? null,
  };
}

/** Uses the first field that the server sends: the market itself, its currency, its country code. */
function marketOf({ market, currency, countryCode }: WebConfig): Market | null {
  const isMatch = (by: (pack: MarketPack) => boolean) =>
    (['ph', 'th'] as const).find((one) => by(markets[one]));
  return (
    market ??
    isMatch((pack) => pack.currency === currency) ??
    isMatch((pack) => countryCode.replace('+', '') === pack.countryCode) ??
    null
  );
}

const toRedPacket = (wire: WebConfig['redPacketConfigModel']): LobbyConfig['redPacket'] =>
  wire && {
    lifetime: milliseconds(wire.endTime),
    amount: wire.withdrawTutorialAmount,
    betNeeded: wire.withdrawTutorialSubTotalBet,
  };

/** The list is the newer field: the single one counts only when the list is empty. */
function toSpinTerms({
  actInviteConditionModel: single,
  actInviteConditionModelClient2List: list,
}: WebConfig): LobbyConfig['spinTerms'] {
  return (list.length > 0 || single === null ? list : [single]).map((wire) => ({
    target: wire.bonusAmount,
    segments: wire.bonus,
    days: wire.durationDays,
    payoutDays: wire.payoutDays,
    betRate: wire.betRate,
  }));
}

function toBanner(wire: WebConfig['appLobbyAdConfigList'][number], hosts: ServerHosts): Banner {
  return {
    id: wire.id,
    imageUrl: pictureAddress(wire.imgUrl, hosts),
    title: wire.title,
    clickType: wire.clickType,
    clickAction: wire.clickAction,
    sort: wire.sort,
  };
}

function toNotice(wire: WebConfig['appNoticeConfigList'][number], hosts: ServerHosts): Notice {
  return {
    id: wire.id,
    kind: wire.noticeType === 2 ? 'activity' : 'message',
    title: wire.title,
    html: wire.content,
    imageUrl: pictureAddress(wire.imgUrl, hosts),
    buttonTitle: wire.buttonTitle,
    clickType: wire.clickType,
    clickAction: wire.clickAction,
  };
}
