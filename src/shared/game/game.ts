import { DAY_MS, type EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';

export type GameId = number;

/** A game in the app; hidden games (spec §3, showType ≠ 0) are removed before. */
export interface Game {
  readonly id: GameId;
  readonly providerId: number;
  readonly categoryId: number;
  readonly name: string;
  readonly isHot: boolean;
  readonly hotSort: number;
  readonly sort: number;
  /** Part of the icon's URL: a new version is a new picture. */
  readonly version: string;
  readonly isInMaintenance: boolean;
  readonly hasDemo: boolean;
  readonly releasedAt?: EpochMs;
  readonly rtp?: number;
  readonly volatility?: 1 | 2 | 3 | 4 | 5;
  readonly features?: readonly string[];
  readonly minBet?: MinorUnits;
  readonly maxBet?: MinorUnits;
  readonly jackpot?: MinorUnits;
  /** Percent of a bet that counts towards wagering; without it the category's. */
  readonly betShare?: number;
}

/** A brand (spec §3), called provider in the interface. */
export interface Provider {
  readonly id: number;
  readonly name: string;
  readonly sort: number;
}

/** A game category (spec §1: 1 slots, 2 fish, 3 poker, 4 sports, 5 live, 6 games). */
export interface Category {
  readonly id: number;
  readonly sort: number;
}

/** How long a game counts as new after its release. */
const NEW_FOR_MS = 30 * DAY_MS;

/** It has a demo, and its provider has not closed it. */
export const isTryable = ({
  hasDemo,
  isInMaintenance,
}: Pick<Game, 'hasDemo' | 'isInMaintenance'>) => hasDemo && !isInMaintenance;

export function isNewGame(game: Pick<Game, 'releasedAt'>, now: EpochMs): boolean {
  if (game.releasedAt === undefined) return false;
  const age = now - game.releasedAt;
  return age >= 0 && age < NEW_FOR_MS;
}

/** Formats of icons, the smallest first. Every server has WebP. */
export const ICON_TYPES = ['avif', 'webp'] as const;
export type IconType = (typeof ICON_TYPES)[number];

/** Address of all icons, with `*` for one of them. @param resourceUrl the config's `gameResourceUrl` */
export const iconAddress = (resourceUrl: string, type: IconType): string =>
  `${resourceUrl.replace(/\/$/, '')}/icon/*.${type}`;

/**
 * URL of a game's icon: it contains id and version (spec §3), so its content never changes.
 * @param address of all icons
 */
export const gameIconUrl = (address: string, game: Pick<Game, 'id' | 'version'>): string =>
  address.replace('/icon/*', () => `/icon/${game.id}_${game.version}`);

/** URL of a provider's square logo. */
export function providerLogoUrl(resourceUrl: string, logo: ProviderLogo): string | null {
  return logo === null ? null : `${resourceUrl.replace(/\/$/, '')}/provider/${logo}-mark.svg`;
}

export type ProviderLogo = number | null;

const HIGHEST_KNOWN_PROVIDER = 20;
const WITHOUT_LOGO: ReadonlySet<number> = new Set([12]);
const SHARED_LOGO: ReadonlySet<number> = new Set([2, 16, 20]);
const SHARED_LOGO_ID = 2;

/** The logo of a provider: 1–20 are known, 12 is missing, 2, 16 and 20 share one (spec §2). */
export function providerLogo(providerId: number): ProviderLogo {
  if (!Number.isInteger(providerId) || providerId < 1 || providerId > HIGHEST_KNOWN_PROVIDER) {
    return null;
  }
  if (WITHOUT_LOGO.has(providerId)) return null;
  return SHARED_LOGO.has(providerId) ? SHARED_LOGO_ID : providerId;
}
