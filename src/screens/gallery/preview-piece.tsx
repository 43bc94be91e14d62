import { ChevronIcon } from '#ui/icons/chevron-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { Preview } from '#ui/base/preview.ts';
import { Text } from '#ui/base/text.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './gallery-screen.module.css';
import type { PreviewPath } from './previews.ts';

type Loaded = Preview | 'closed' | 'loading' | 'broken';

/** One component: its name, and its states once it is opened. */
export function PreviewPiece({ piece }: { readonly piece: PreviewPath }) {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState<Loaded>('closed');

  function open() {
    if (loaded !== 'closed' && loaded !== 'broken') return;
    setLoaded('loading');
    piece.load().then(
      ({ preview }) => setLoaded(preview),
      () => setLoaded('broken'),
    );
  }

  return (
    <details
      className={styles.piece}
      data-preview={piece.path}
      onToggle={(event) => {
        if (event.currentTarget.open) open();
      }}
    >
      <summary className={styles.summary}>
        <span className={styles.name}>{piece.name}</span>
        <ChevronIcon className={styles.chevron} size={18} />
      </summary>
      <Stack gap={4} className={styles.states} aria-busy={loaded === 'loading'}>
        {loaded === 'loading' && <Skeleton height={80} />}
        {loaded === 'broken' && <p role="alert">{t('screens.gallery.broken')}</p>}
        {typeof loaded === 'object' &&
          Object.entries(loaded.states).map(([name, State]) => (
            <Stack key={name} as="figure" gap={2} className={styles.state} data-state={name}>
              <Text as="figcaption" tone="faint" size="caption">
                {name}
              </Text>
              <div className={styles.stage}>
                <State />
              </div>
            </Stack>
          ))}
      </Stack>
    </details>
  );
}
