import { forgetFailure, usePartFailure } from '#overlays/use-part-failure.ts';
import { isOnline } from '#platform/page.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { OfflineIcon } from '#ui/icons/offline-icon.tsx';
import { WarningIcon } from '#ui/icons/warning-icon.tsx';
import { ParolaWordmark } from '#ui/parola-wordmark.tsx';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { Row } from '#ui/layout/row.tsx';
import styles from './problem.module.css';

/** A screen that threw, or whose code could not be loaded. */
export function CrashedScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useFirstTexts();
  const router = useRouter();
  const hasNetwork = isOnline();
  usePartFailure(error);

  function tryAgain() {
    forgetFailure(error);
    reset();
    void router.invalidate();
  }

  return (
    <main data-screen="crash" className={styles.screen}>
      <h1>
        <ParolaWordmark height={32} label={t('common.appName')} />
      </h1>
      <EmptyState
        role="alert"
        art={hasNetwork ? <WarningIcon size={64} /> : <OfflineIcon size={64} />}
        title={hasNetwork ? t('common.crash.title') : t('common.offline.title')}
        text={hasNetwork ? t('common.crash.text') : t('common.problem.network')}
        action={
          <Row gap={3} align="stretch" justify="center" wrap>
            <Button onClick={tryAgain}>{t('common.retry')}</Button>
            <Link to="/lobby/home" className={buttonClass('quiet')}>
              {t('common.goHome')}
            </Link>
          </Row>
        }
      />
    </main>
  );
}
