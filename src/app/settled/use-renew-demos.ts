import { offlineDemos } from '#api/play.ts';
import { keepDemos, removeKeptDemos } from '#browser/storage/kept-demos.ts';
import { selectConfig, selectGameListVersion } from '#state/catalogue/catalogue-slice.ts';
import { useIsConnected } from '#state/connection/use-is-connected.ts';
import { useKeptDemos } from '#state/play/use-kept-demos.ts';
import type { AppDispatch } from '#app/store.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';

/**
 * Renews the kept demos with the lobby's list and language, and removes those that the operator no longer
 * offers. A page that has not changed is not fetched.
 */
export function useRenewDemos(): void {
  const dispatch: AppDispatch = useDispatch();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const isConnected = useIsConnected();
  const hasKept = (useKeptDemos()?.length ?? 0) > 0;
  const isOffered = useSelector(selectConfig)?.hasOfflineDemos;
  const version = useSelector(selectGameListVersion);

  useEffect(() => {
    const hasList = version !== '';
    if (!hasKept || !hasList || !isConnected || isOffered === undefined) return;
    async function renew(): Promise<void> {
      if (isOffered === false) return removeKeptDemos();
      const asked = offlineDemos.initiate(language, { forceRefetch: true, subscribe: false });
      const { data } = await dispatch(asked);
      if (data !== undefined) await keepDemos(data);
    }
    // What could not be renewed stays as it is until the next change or launch.
    void renew().catch(() => undefined);
  }, [dispatch, hasKept, isConnected, isOffered, language, version]);
}
