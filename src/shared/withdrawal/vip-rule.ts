import type { VipLevel } from '#shared/vip/vip.ts';

/** The withdrawal limits of the player's VIP level, and of the next one (spec §6). */
export interface VipRule {
  readonly level: number;
  readonly next: VipLevel | null;
}

/** The rule of a level on the server's ladder; `next` is null at its top. */
export function vipRuleOf(ladder: readonly VipLevel[], level: number): VipRule {
  const above = ladder.filter((rule) => rule.level > level);
  return { level, next: above.toSorted((a, b) => a.level - b.level)[0] ?? null };
}
