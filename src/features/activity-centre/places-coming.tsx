import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import styles from './activity-places.module.css';

const TILES = [0, 1, 2, 3, 4, 5, 6, 7];

/** Placeholder for the tiles and the list until the running activities are known. */
export function PlacesComing({ className }: { readonly className?: string | undefined }) {
  const { loadingLabel } = useLoadLabels();
  return (
    <Stack as="output" gap={5} className={className} aria-busy data-loading>
      <VisuallyHidden>{loadingLabel}</VisuallyHidden>
      <div className={styles.tiles}>
        {TILES.map((tile) => (
          <Skeleton key={tile} className={styles.coming} />
        ))}
      </div>
      <Stack gap={5}>
        <Skeleton height={160} radius={2} />
        <Skeleton height={160} radius={2} />
      </Stack>
    </Stack>
  );
}
