/** The server's lobby configuration in domain types (spec §3, "Web config"). */
import type { PushKind } from '#shared/push/push-settings.ts';
import type { CredentialBounds } from '#shared/account/credential-bounds.ts';
import type { ConfiguredProp } from '#shared/deposit/recharge-item.ts';
import type { ServiceHours } from '#shared/customer-service/service-hours.ts';
import type { Bank } from '#shared/bank-account/bank-account.ts';
import type { Banner } from '#shared/lobby/banner.ts';
import type { Category, GameId, Provider } from '#shared/game/game.ts';
import type { Notice } from '#shared/notice/notice.ts';
import type { RealityMinutes } from '#shared/protection/reality-minutes.ts';
import type { AmountLimits } from '#shared/money/typed-amount.ts';
import type { PacketRules } from '#shared/red-packet/packet.ts';
import type { BoostPercents } from '#shared/reward/reward.ts';
import type { ShareTerms } from '#shared/share/share-link.ts';
import type { SpinTerms } from '#shared/spin-invite/spin-invite.ts';
import type { SocialLink } from '#shared/share/social.ts';
import type { CodeRules } from '#shared/mobile/verification-code.ts';
import type { TaskOffer } from '#shared/task/task.ts';
import type { BetShares } from '#shared/wagering/bet-share.ts';
import type { VipLevel } from '#shared/vip/vip.ts';

export interface LobbyConfig {
  readonly categories: readonly Category[];
  readonly providers: readonly Provider[];
  readonly banners: readonly Banner[];
  readonly notices: readonly Notice[];
  readonly socialLinks: readonly SocialLink[];
  /** Base URL of provider logos. */
  readonly resourceUrl: string;
  /** Address of the icons of the shown list: see `gameIconUrl`. */
  readonly iconAddress: string;
  /** The market, and so the currency; null where the server does not send it. */
  readonly market: 'ph' | 'th' | null;
  readonly countryCode: string;
  readonly credentials: CredentialBounds;
  readonly codes: CodeRules;
  readonly search: SearchRules;
  /** Of one deposit. */
  readonly depositBounds: AmountLimits;
  readonly responsible: Responsible;
  /** URL of the Android package, when the operator offers one. */
  readonly apkUrl: string | null;
  /** RSA public key (base64 SPKI); empty when the server sends none. */
  readonly publicKey: string;
  /** The key for push subscriptions; null when the server sends no notifications. */
  readonly pushKey: string | null;
  /** Kinds of notifications that a device can turn off. */
  readonly pushKinds: readonly PushKind[];
  readonly hasBank: boolean;
  /** Whether withdrawing and binding a bank account require an SMS code. */
  readonly requiresMoneyCodes: boolean;
  /** Whether players can change their name, picture and password. */
  readonly hasProfileChanges: boolean;
  readonly hasVisitorDemos: boolean;
  /** This phone can keep demos that open without a network. */
  readonly hasOfflineDemos: boolean;
  readonly betShares: BetShares;
  readonly vipLevels: readonly VipLevel[];
  /** Percentages of the boosts among the rewards. */
  readonly boosts: BoostPercents;
  /** Items in rewards and recharges; complete ones are offered for sale. */
  readonly props: readonly ConfiguredProp[];
  /** Packages of the sign-up bonus; empty = all packages. */
  readonly signUpPackageIds: readonly number[];
  readonly tasks: readonly TaskOffer[];
  /** Banks and wallets of which accounts can be bound. */
  readonly banks: readonly Bank[];
  readonly accounts: AccountBounds;
  /** Terms of the spin invite's rounds, in order; empty where it does not run. */
  readonly spinTerms: readonly SpinTerms[];
  /** Null where there is no red packet. */
  readonly redPacket: PacketRules | null;
  /** How invitations are shared; null where the server sends no URL for them. */
  readonly share: ShareTerms | null;
}

/** Maximum number of bound accounts, and length of their numbers (spec §5). */
export interface AccountBounds {
  readonly most: number;
  readonly lengthMax: number;
}

export interface SearchRules {
  /** Minimum number of characters for a search (spec §9: 3). */
  readonly least: number;
  /** Words that players type for games with other names. */
  readonly aliases: Readonly<Record<string, readonly GameId[]>>;
}

export interface Responsible {
  readonly tagline: string;
  readonly helpline: string;
  readonly licenseNo: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  /** The longest interval of the reality check; 0 = never automatic. */
  readonly realityMax?: RealityMinutes | undefined;
}

/** A customer service entry (spec §3). */
export interface CustomerService {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly icon: string;
  readonly isOnline: boolean;
  /** Null where the server names none. */
  readonly hours: ServiceHours | null;
}
