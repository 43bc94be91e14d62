/** Several pages share one downloader: it applies the widest limits of the open pages. */
import type { IconSyncRequest } from '#shared/worker/messages-contract.ts';

export type IconLimits = Pick<IconSyncRequest, 'policy' | 'aheadBytes'>;

export interface Policies {
  /** Records a page's limits. @returns those that apply to all open pages */
  readonly settle: (page: string, limits: IconLimits, open: readonly string[]) => IconLimits;
}

export function createPolicies(): Policies {
  const byPage = new Map<string, IconLimits>();
  return {
    settle(page, { policy, aheadBytes = null }, open) {
      for (const known of byPage.keys()) if (!open.includes(known)) byPage.delete(known);
      byPage.set(page, { policy, aheadBytes });
      const wide = [...byPage.values()].filter((limits) => limits.policy === 'all');
      if (wide.length === 0) return { policy: 'lean', aheadBytes: null };
      const most = Math.max(...wide.map((limits) => limits.aheadBytes ?? Infinity));
      return { policy: 'all', aheadBytes: most === Infinity ? null : most };
    },
  };
}
