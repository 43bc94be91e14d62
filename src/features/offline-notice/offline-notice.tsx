import { lobbyRefreshRequested } from '#state/catalogue/catalogue-slice.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { markNotice } from '#browser/page/document-notice.ts';
import { Button } from '#ui/base/button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { useOfflineDemoGames } from '#state/play/use-kept-demos.ts';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import styles from './offline-notice.module.css';
import { useLobbyFreshness, type LobbyFreshness } from './use-lobby-freshness.ts';

interface OfflineNoticeProps {
  /** The lobby's tab bar is at the bottom of the screen. */
  readonly isAboveTabs: boolean;
}

/**
 * Reports on every screen that the device is offline or the server unreachable: the age of the games, what
 * works, and one action; then that the connection is back. It is at the end of the page, so that it covers
 * nothing permanently and nothing moves when it appears.
 */
export function OfflineNotice({ isAboveTabs }: OfflineNoticeProps) {
  const freshness = useLobbyFreshness();
  const isShown = freshness.status !== 'fresh';
  useLayoutEffect(() => {
    markNotice(isShown);
    return () => markNotice(false);
  }, [isShown]);
  if (freshness.status === 'fresh') return null;
  return (
    <div className={classNames(styles.notice, isAboveTabs && styles.isAboveTabs)}>
      <NoticeOf freshness={freshness} />
    </div>
  );
}

/** One banner for all states, so that a screen reader announces the change and not a new region. */
function NoticeOf({ freshness }: { readonly freshness: LobbyFreshness }) {
  const { t } = useTranslation();
  const { age } = useFormats();
  const dispatch = useDispatch();
  const hasDemos = useOfflineDemoGames().length > 0;
  if (!('receivedAt' in freshness)) return <NoticeBanner tone="online" text={t('offline.back')} />;
  const { status, receivedAt, now, isRefreshing } = freshness;
  const words = { age: age(receivedAt, now) };
  return (
    <NoticeBanner
      tone="offline"
      text={t(status === 'offline' ? 'common.offline.banner' : 'common.offline.unreachable', words)}
      note={t(hasDemos ? 'offline.worksWithDemos' : 'offline.works')}
      action={
        <Button
          variant="quiet"
          size="small"
          isBusy={isRefreshing}
          onClick={() => dispatch(lobbyRefreshRequested())}
        >
          {t('common.retry')}
        </Button>
      }
    />
  );
}
