/** What the platform says about the lobby, as the app works with it (spec §3, "Web config"). */
import type { CredentialBounds } from '#domain/credential-bounds.ts';
import type { ConfiguredProp } from '#domain/deposit/recharge-item.ts';
import type { Bank } from '#domain/bank-account.ts';
import type { Banner } from '#domain/banner.ts';
import type { Category, GameId, Provider } from '#domain/game.ts';
import type { Notice } from '#domain/notice.ts';
import type { RealityMinutes } from '#domain/protection/reality-check.ts';
import type { RedPacketRules } from '#domain/red-packet.ts';
import type { BoostPercents } from '#domain/reward.ts';
import type { ShareTerms } from '#domain/share-link.ts';
import type { SpinTerms } from '#domain/spin-invite.ts';
import type { SocialLink } from '#domain/social.ts';
import type { CodeRules } from '#domain/verification-code.ts';
import type { TaskOffer } from '#domain/task.ts';
import type { VipLevel } from '#domain/vip/vip.ts';

export interface LobbyConfig {
  readonly categories: readonly Category[];
  readonly providers: readonly Provider[];
  readonly banners: readonly Banner[];
  readonly notices: readonly Notice[];
  readonly socialLinks: readonly SocialLink[];
  /** Where game icons and provider logos live. */
  readonly resourceUrl: string;
  /** Whose coins are counted; null where the platform does not tell. */
  readonly market: 'ph' | 'th' | null;
  readonly countryCode: string;
  readonly credentials: CredentialBounds;
  readonly codes: CodeRules;
  readonly search: SearchRules;
  readonly responsible: Responsible;
  /** Address of the Android package, when the operator offers one. */
  readonly apkUrl: string | null;
  /** RSA public key (base64 SPKI); empty when the platform serves none. */
  readonly publicKey: string;
  /** The key to subscribe to notifications with; null when the platform sends none. */
  readonly pushKey: string | null;
  readonly hasBank: boolean;
  /** Whether withdrawing and binding a bank account ask for a code by SMS. */
  readonly asksMoneyCodes: boolean;
  /** Whether players can change their name, picture and password. */
  readonly hasProfileChanges: boolean;
  /** Whether visitors can try demos of games. */
  readonly hasVisitorDemos: boolean;
  readonly vipLevels: readonly VipLevel[];
  /** What the percent boosts among the rewards are worth. */
  readonly boosts: BoostPercents;
  /** What rewards and recharge items are made of; some are told in full, and are offered by it. */
  readonly props: readonly ConfiguredProp[];
  /** Packages that the sign-up bonus sells; none named = every one there is. */
  readonly signUpPackageIds: readonly number[];
  readonly tasks: readonly TaskOffer[];
  /** Banks and wallets that accounts can be bound of. */
  readonly banks: readonly Bank[];
  readonly accounts: AccountBounds;
  /** Terms of the spin invite's rounds, in their order; none where it does not run. */
  readonly spinTerms: readonly SpinTerms[];
  /** Null where there is no red packet. */
  readonly redPacket: RedPacketRules | null;
  /** How invitations are shared; null where the platform names no address for them. */
  readonly share: ShareTerms | null;
}

/** How many accounts a player may bind, and how long their numbers may be (spec §5). */
export interface AccountBounds {
  readonly most: number;
  readonly lengthMax: number;
}

export interface SearchRules {
  /** From so many characters on games are looked for (spec §9: 3). */
  readonly least: number;
  /** Words that players type for games whose names are others. */
  readonly aliases: Readonly<Record<string, readonly GameId[]>>;
}

export interface Responsible {
  readonly tagline: string;
  readonly helpline: string;
  readonly licenseNo: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  /** The longest interval of the reality check; 0 = it never comes unasked. */
  readonly realityMax?: RealityMinutes | undefined;
}

/** A customer service entry (spec §3). */
export interface CustomerService {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly icon: string;
  readonly isOnline: boolean;
}
