import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';

export type Limits = NonNullable<WireWebConfig['limits']>;

/** @throws Error when the operator's config has no limits */
export function limitsOf({ limits }: Pick<WireWebConfig, 'limits'>): Limits {
  if (!limits) throw new Error('the config has no limits');
  return limits;
}
