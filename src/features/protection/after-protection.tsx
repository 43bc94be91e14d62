import { useProtectionQuery } from '#api/protection.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { ReactNode } from 'react';

/** Of the first cards, in px. */
const CARDS = [132, 244, 172] as const;

/**
 * Shows cards together once the player's limits are known, or cannot be loaded: how tall each is depends on them,
 * and one that grew would move those below it.
 */
export function AfterProtection({ children }: { readonly children: ReactNode }) {
  const { loadingLabel } = useLoadLabels();
  const { data, error } = useProtectionQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data !== undefined || error !== undefined) return children;
  return (
    <Stack as="output" gap={4} aria-busy data-loading>
      <VisuallyHidden>{loadingLabel}</VisuallyHidden>
      {CARDS.map((height) => (
        <Skeleton key={height} height={height} radius={3} />
      ))}
    </Stack>
  );
}
