import type { ApiError } from '#shared/wire/api-error.ts';
import { lobbyRefreshRequested, selectIsRefreshing } from '#state/catalogue/catalogue-slice.ts';
import { describeProblem } from '#i18n/describe-problem.ts';
import { Button } from '#ui/base/button.tsx';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ProblemFrame } from './problem-frame.tsx';

/**
 * Delay before the server is asked again, in ms; up to twice as long, so that clients do not retry at once.
 */
const AGAIN_AFTER_MS = 10_000;

/**
 * Shown when the server cannot be reached and no lobby is stored on the device. Replaces all routes, so it
 * has no links. Retries automatically.
 */
export function StartProblemScreen({ problem }: { readonly problem: ApiError }) {
  const { t } = useFirstTexts();
  // Not by `useErrorText`: the catalogue of refusals and its texts load later.
  const { key, values } = describeProblem(problem);
  const dispatch = useDispatch();
  const isRetrying = useSelector(selectIsRefreshing);
  useEffect(() => {
    if (isRetrying) return undefined;
    const delay = AGAIN_AFTER_MS * (1 + Math.random());
    const timer = setTimeout(() => dispatch(lobbyRefreshRequested()), delay);
    return () => clearTimeout(timer);
  }, [isRetrying, dispatch]);
  return (
    <ProblemFrame
      screen="problem"
      isOffline={problem.kind === 'network'}
      title={t('common.problem.title')}
      text={t(key, values)}
      action={
        <Button size="large" isBusy={isRetrying} onClick={() => dispatch(lobbyRefreshRequested())}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}
