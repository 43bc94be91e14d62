import type { IconProgress } from '#contract/worker-messages.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './icon-progress.module.css';

interface IconProgressLineProps {
  readonly progress: IconProgress;
  readonly onFetchAll: () => void;
  readonly onFree: () => void;
}

/** The icons on the phone in one quiet line, and what can be done about them. */
export function IconProgressLine({ progress, onFetchAll, onFree }: IconProgressLineProps) {
  const { t } = useTranslation();
  const { megabytes } = useFormats();
  const titleId = useId();
  const { state, done, total, bytes, isPartial } = progress;
  const words = { done, total, size: megabytes(bytes) };
  const isRunning = state === 'running';
  const isFreed = state === 'freed';
  const note = noteOf(progress);
  return (
    <section className={styles.icons} aria-labelledby={titleId} data-icon-progress={state}>
      <p id={titleId} className={styles.title}>
        {t('icons.title')}
      </p>
      <p className={styles.line}>{t(lineOf(progress), words)}</p>
      {/* Read out when it is done, not for each icon. */}
      <output className={styles.note}>
        {!isRunning && !isFreed && !isPartial && (
          <VisuallyHidden>{t('icons.allReady', words)}</VisuallyHidden>
        )}
        {note !== null && t(note)}
      </output>
      <div className={styles.actions}>
        {(isPartial || isFreed) && (
          <Button variant="quiet" size="small" isBusy={isRunning} onClick={onFetchAll}>
            {t('icons.fetchAll')}
          </Button>
        )}
        {!isFreed && bytes > 0 && (
          <Button variant="ghost" size="small" onClick={onFree}>
            {t('icons.free')}
          </Button>
        )}
      </div>
    </section>
  );
}

function lineOf({ state }: IconProgress) {
  if (state === 'running') return 'icons.running';
  return state === 'freed' ? 'icons.freed' : 'icons.ready';
}

function noteOf({ state, isPartial }: IconProgress) {
  if (state === 'failed' || state === 'stalled') return 'icons.waiting';
  return state === 'ready' && isPartial ? 'icons.partial' : null;
}
