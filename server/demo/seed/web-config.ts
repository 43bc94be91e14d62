import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import { makeBanners } from './banners.ts';
import { makeExchangeBanks } from './exchange-banks.ts';
import type { SeedGame } from './games.ts';
import { makeInviteCondition, makeInviteConditions } from './invite-conditions.ts';
import { makeAccountRules, makeLimits } from '#server/catalogue/usual-limits.ts';
import type { Market } from '#shared/market/market.ts';
import { makeNotices } from './notices.ts';
import { makeProps } from './props.ts';
import { makeBrands, makeGameTypes } from './providers.ts';
import { makeLoginPayConfig } from './recharge-items.ts';
import { makeRedPacket } from './red-packet.ts';
import { makeResponsible } from './responsible.ts';
import { makeSearchAliases } from './search-aliases.ts';
import { makeH5, makeSocialMedia } from './social.ts';
import { makeTasks } from './tasks.ts';
import { makeVipLevels } from './vip-levels.ts';

/** Root of the art; a game's icon is `{this}/icon/{id}_{version}.webp`. */
export const GAME_RESOURCE_URL = '/static/art';

/**
 * The web config of a market (spec §3) in wire format, except the public key, which the server generates at
 * its first start.
 * @param base start of shared links, e.g. the app's origin.
 */
export function makeWebConfig(
  market: Market,
  games: readonly SeedGame[],
  base: string,
): Omit<WireWebConfig, 'publicKey'> {
  return {
    appGameTypeList: makeGameTypes(market),
    appGamePlatformList: makeBrands(games),
    appLobbyAdConfigList: makeBanners(market),
    appNoticeConfigList: makeNotices(market),
    appTaskConfigList: makeTasks(),
    appPropConfigMap: makeProps(market),
    appExchangeBankMap: makeExchangeBanks(market),
    actInviteConditionModel: makeInviteCondition(),
    actInviteConditionModelClient2List: makeInviteConditions(),
    redPacketConfigModel: makeRedPacket(),
    loginPayConfig: makeLoginPayConfig(),
    socialMedia: makeSocialMedia(market),
    h5: makeH5(market, base),
    gameResourceUrl: GAME_RESOURCE_URL,
    gameIconTypes: ['avif', 'webp'],
    ...makeAccountRules(market),
    vipConfigList: makeVipLevels(),
    responsible: makeResponsible(market),
    limits: makeLimits(),
    searchAliases: makeSearchAliases(market, games),
    market,
    currency: market === 'ph' ? 'PHP' : 'THB',
    bankEnabled: market === 'ph' ? 1 : 0,
  };
}
