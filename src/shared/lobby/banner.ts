/** Lobby banners: which are shown, and where a tap leads (spec §2 and §3). */
import { listedActivities } from '#shared/activity/activities.ts';
import type { BannerFacts } from '#shared/activity/activity.ts';

export interface Banner {
  readonly id: number;
  readonly imageUrl: string;
  readonly title: string;
  readonly clickType: number;
  readonly clickAction: string;
  readonly sort: number;
}

/**
 * The banners to show, by `sort`: the bind banner is hidden once a mobile is bound, the
 * accumulated-recharge banner while total recharge is 0 or less (spec §2).
 */
export function visibleBanners(banners: readonly Banner[], facts: BannerFacts): readonly Banner[] {
  return banners
    .filter((banner) => {
      const activity = listedActivities.find(({ id }) => isFor(banner, id));
      return activity?.isBannerShown?.(facts) ?? true;
    })
    .toSorted((a, b) => a.sort - b.sort || a.id - b.id);
}

const IN_APP = 1;

function isFor(banner: Banner, activity: number): boolean {
  return banner.clickType === IN_APP && banner.clickAction === String(activity);
}
