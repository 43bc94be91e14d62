import type { OpenedGame } from '#shared/play/play-state.ts';
import { Button } from '#ui/base/button.tsx';
import { IconButton } from '#ui/base/icon-button.tsx';
import { CloseIcon } from '#ui/icons/close-icon.tsx';
import { RotateIcon } from '#ui/icons/rotate-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { useTranslation } from 'react-i18next';
import styles from './game-notices.module.css';

/** Asks the player to rotate the device for the game. */
export function RotateHint({
  wanted,
  onClose,
}: {
  readonly wanted: Exclude<OpenedGame['orientation'], 'any'>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('play');
  return (
    <Row gap={2} className={styles.hint}>
      <RotateIcon className={styles.icon} />
      <output className={styles.words}>{t(`rotate.${wanted}`)}</output>
      <IconButton label={t('rotate.close')} icon={<CloseIcon />} onClick={onClose} />
    </Row>
  );
}

/** A problem reported by the game: its message as plain text, and two actions. */
export function GameProblem({
  words,
  onClose,
  onRetry,
}: {
  readonly words: string;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('play');
  return (
    <div className={styles.problem}>
      <NoticeBanner
        tone="warning"
        text={t('gameProblem.title')}
        note={words === '' ? t('gameProblem.unnamed') : t('gameProblem.named', { words })}
        action={
          <>
            <Button variant="ghost" size="small" onClick={onRetry}>
              {t('step.retry')}
            </Button>
            <Button variant="quiet" size="small" onClick={onClose}>
              {t('gameProblem.close')}
            </Button>
          </>
        }
      />
    </div>
  );
}
