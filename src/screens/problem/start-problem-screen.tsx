import type { ApiError } from '#contract/api-error.ts';
import { lobbyRefreshRequested, selectIsRefreshing } from '#catalogue/catalogue-slice.ts';
import { describeProblem } from '#i18n/describe-problem.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { OfflineIcon } from '#ui/icons/offline-icon.tsx';
import { WarningIcon } from '#ui/icons/warning-icon.tsx';
import { ParolaWordmark } from '#ui/parola-wordmark.tsx';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styles from './problem.module.css';

/** After how many ms the platform is asked again; up to twice as long, so that phones do not ask at once. */
const AGAIN_AFTER_MS = 10_000;

/**
 * The platform could not be reached and the phone has no lobby of an earlier visit. Stands in the
 * place of all routes, so it has no links. It asks again by itself.
 */
export function StartProblemScreen({ problem }: { readonly problem: ApiError }) {
  const { t } = useFirstTexts();
  // Not by `useErrorText`: the catalogue of refusals and its texts come later.
  const { key, values } = describeProblem(problem);
  const dispatch = useDispatch();
  const isRetrying = useSelector(selectIsRefreshing);
  useEffect(() => {
    if (isRetrying) return undefined;
    const delay = AGAIN_AFTER_MS * (1 + Math.random());
    const timer = setTimeout(() => dispatch(lobbyRefreshRequested()), delay);
    return () => clearTimeout(timer);
  }, [isRetrying, dispatch]);
  const Drawing = problem.kind === 'network' ? OfflineIcon : WarningIcon;
  return (
    <main data-screen="problem" className={styles.screen}>
      <h1>
        <ParolaWordmark height={32} label={t('common.appName')} />
      </h1>
      <EmptyState
        role="alert"
        art={<Drawing size={64} />}
        title={t('common.problem.title')}
        text={t(key, values)}
        action={
          <Button
            size="large"
            isBusy={isRetrying}
            onClick={() => dispatch(lobbyRefreshRequested())}
          >
            {t('common.retry')}
          </Button>
        }
      />
    </main>
  );
}
