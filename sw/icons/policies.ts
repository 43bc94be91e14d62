/** Several pages share one downloader: it applies the widest policy of the open pages. */
import type { IconPolicy } from '#shared/worker/messages-contract.ts';

export interface Policies {
  /** Records a page's policy. @returns the policy that applies to all open pages */
  readonly settle: (page: string, policy: IconPolicy, open: readonly string[]) => IconPolicy;
}

export function createPolicies(): Policies {
  const byPage = new Map<string, IconPolicy>();
  return {
    settle(page, policy, open) {
      for (const known of byPage.keys()) if (!open.includes(known)) byPage.delete(known);
      byPage.set(page, policy);
      return [...byPage.values()].includes('all') ? 'all' : 'lean';
    },
  };
}
