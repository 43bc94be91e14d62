import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { visibleBanners, type Banner } from '#shared/lobby/banner.ts';
import { ZERO } from '#shared/money/money.ts';
import { selectPlayer } from '#state/session/session-slice.ts';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

const NONE: readonly Banner[] = [];

/** The banners for this player; a visitor counts as without mobile and recharge (spec §2). */
export function useBanners(): readonly Banner[] {
  const banners = useSelector(selectConfig)?.banners ?? NONE;
  const player = useSelector(selectPlayer);
  const hasBoundMobile = player !== null && player.user.mobile !== '';
  const totalRecharge = player?.balance.totalRecharge ?? ZERO;
  return useMemo(
    () => visibleBanners(banners, { hasBoundMobile, totalRecharge }),
    [banners, hasBoundMobile, totalRecharge],
  );
}
