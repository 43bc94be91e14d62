import { lobbyRefreshRequested } from '#state/catalogue/catalogue-slice.ts';
import { forgetFailure, useFailureRetry, useChunkFailure } from '#state/busy/use-chunk-failure.ts';
import { ChunkError } from '#browser/page/chunk-error.ts';
import { watchConnection } from '#browser/page/reachability.ts';
import { useIsConnected } from '#state/connection/use-is-connected.ts';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useFirstTexts } from '#i18n/first-texts.ts';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Row } from '#ui/layout/row.tsx';
import { ProblemFrame } from './problem-frame.tsx';

/** A screen that threw, or whose code could not be loaded. */
export function CrashedScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useFirstTexts();
  const router = useRouter();
  const dispatch = useDispatch();
  const hasConnection = useIsConnected();
  useChunkFailure(error);

  function renderAgain() {
    reset();
    void router.invalidate();
  }
  const retry = useFailureRetry(error, renderAgain);

  const renderAgainOnReturn = useEffectEvent((isBack: boolean) => {
    if (!isBack) return;
    forgetFailure(error);
    renderAgain();
  });
  useEffect(() => {
    if (!(error instanceof ChunkError)) return undefined;
    // The next call shows whether the server answers; nothing else on this screen sends one.
    dispatch(lobbyRefreshRequested());
    return watchConnection((isBack) => renderAgainOnReturn(isBack));
  }, [dispatch, error]);

  return (
    <ProblemFrame
      screen="crash"
      isOffline={!hasConnection}
      title={hasConnection ? t('common.crash.title') : t('common.offline.title')}
      text={hasConnection ? t('common.crash.text') : t('common.problem.network')}
      action={
        <Row gap={3} align="stretch" justify="center" wrap>
          <Button onClick={retry}>{t('common.retry')}</Button>
          <Link to="/lobby/home" className={buttonClass('quiet')}>
            {t('common.goHome')}
          </Link>
        </Row>
      }
    />
  );
}
