import type { IconProgress } from '#shared/worker/messages-contract.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Button } from '#ui/base/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './icon-progress.module.css';

interface IconProgressLineProps {
  readonly progress: IconProgress;
  readonly onFetchAll: () => void;
  readonly onFree: () => void;
}

/** How many icons are stored on the device, and the buttons to fetch all or free the space. */
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
    <Stack as="section" gap={1} aria-labelledby={titleId} data-icon-progress={state}>
      <Note id={titleId} weight="medium">
        {t('icons.title')}
      </Note>
      <Text size="small" figures>
        {t(lineOf(progress), words)}
      </Text>
      {/* Announced once at the end, not for each icon. */}
      <Text as="output" tone="faint" size="caption">
        {!isRunning && !isFreed && !isPartial && (
          <VisuallyHidden>{t('icons.allReady', words)}</VisuallyHidden>
        )}
        {note !== null && <span>{t(note)}</span>}
      </Text>
      <Row gap={2} align="stretch" wrap className={styles.actions}>
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
      </Row>
    </Stack>
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
