import type { VipLevel } from '#domain/vip/vip.ts';

/** What the player's VIP level allows to be paid out, and what the next one would (spec §6). */
export interface VipRule {
  readonly level: number;
  readonly next: VipLevel | null;
}

/** The rule of a level on the platform's ladder; `next` is null at its top. */
export function vipRuleOf(ladder: readonly VipLevel[], level: number): VipRule {
  const above = ladder.filter((rule) => rule.level > level);
  return { level, next: above.toSorted((a, b) => a.level - b.level)[0] ?? null };
}
