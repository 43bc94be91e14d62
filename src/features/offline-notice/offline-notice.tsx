import { lobbyRefreshRequested } from '#catalogue/catalogue-slice.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { markNotice } from '#browser/document-notice.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { NoticeBanner } from '#ui/notice-banner.tsx';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import styles from './offline-notice.module.css';
import { useLobbyFreshness, type LobbyFreshness } from './use-lobby-freshness.ts';

interface OfflineNoticeProps {
  /** Whether the lobby's tab bar stands at the foot of the screen. */
  readonly isAboveTabs: boolean;
}

/**
 * Says on every screen that the phone is offline or the platform away: how old the games are, what
 * works, and one thing to do; then that the connection is back. It lies at the foot of the page,
 * after everything else, so that it covers nothing for good and nothing moves when it comes.
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

/** One banner for all states, so that a reader hears the change and not a new region. */
function NoticeOf({ freshness }: { readonly freshness: LobbyFreshness }) {
  const { t } = useTranslation();
  const { age } = useFormats();
  const dispatch = useDispatch();
  if (!('receivedAt' in freshness)) return <NoticeBanner tone="online" text={t('offline.back')} />;
  const { status, receivedAt, now, isRefreshing } = freshness;
  const words = { age: age(receivedAt, now) };
  return (
    <NoticeBanner
      tone="offline"
      text={t(status === 'offline' ? 'common.offline.banner' : 'common.offline.unreachable', words)}
      note={t('offline.works')}
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
