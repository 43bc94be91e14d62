/** Lobby banners: which are shown, and where a tap leads (spec §2 and §3). */
import { ActivityId } from '#shared/activity/activity.ts';
import type { MinorUnits } from '#shared/money/money.ts';

export interface Banner {
  readonly id: number;
  readonly imageUrl: string;
  readonly title: string;
  readonly clickType: number;
  readonly clickAction: string;
  readonly sort: number;
}

/** The player facts for the hiding rules; both are empty for a visitor. */
export interface BannerFacts {
  readonly hasBoundMobile: boolean;
  readonly totalRecharge: MinorUnits;
}

/**
 * The banners to show, by `sort`: the bind banner is hidden once a mobile is bound, the
 * accumulated-recharge banner while total recharge is 0 or less (spec §2).
 */
export function visibleBanners(banners: readonly Banner[], facts: BannerFacts): readonly Banner[] {
  return banners
    .filter((banner) => {
      if (isFor(banner, ActivityId.bind)) return !facts.hasBoundMobile;
      if (isFor(banner, ActivityId.accumulatedRecharge)) return facts.totalRecharge > 0;
      return true;
    })
    .toSorted((a, b) => a.sort - b.sort || a.id - b.id);
}

const IN_APP = 1;

function isFor(banner: Banner, activity: number): boolean {
  return banner.clickType === IN_APP && banner.clickAction === String(activity);
}
