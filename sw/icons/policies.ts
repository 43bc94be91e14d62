/** Several pages, one downloader: the most that an open page asks for is done. */
import type { IconPolicy } from '#contract/worker-messages.ts';

export interface Policies {
  /** Records what a page asks for. @returns what holds for all open pages */
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
