import type { OpenedGame } from '#shared/play/play-state.ts';
import { takeFocus } from '#browser/page/take-focus.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ExternalIcon } from '#ui/icons/external-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import styles from './start-problem.module.css';

export interface GameElsewhereProps {
  readonly game: Pick<OpenedGame, 'url' | 'place'>;
  readonly onBack: () => void;
}

/** The game runs in its own window, or has replaced the app. */
export function GameElsewhere({ game, onBack }: GameElsewhereProps) {
  const { t } = useTranslation('play');
  const { t: common } = useTranslation();
  const isWindow = game.place === 'window';
  return (
    <div className={styles.problem} ref={takeFocus} tabIndex={-1}>
      <EmptyState
        art={<ExternalIcon size={56} />}
        title={t(isWindow ? 'elsewhere.window' : 'elsewhere.page')}
        text={t(isWindow ? 'elsewhere.windowText' : 'elsewhere.pageText')}
        action={
          <Stack gap={2} className={styles.steps}>
            <a
              className={buttonClass('primary', 'medium', true)}
              href={game.url}
              {...(isWindow && { target: '_blank', rel: 'noopener' })}
            >
              <span>{t('elsewhere.open')}</span>
              {isWindow && <VisuallyHidden>{`, ${common('common.newWindow')}`}</VisuallyHidden>}
            </a>
            <Button variant="quiet" isWide onClick={onBack}>
              {t('step.back')}
            </Button>
          </Stack>
        }
      />
    </div>
  );
}
