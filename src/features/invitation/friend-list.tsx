import { avatarUrl } from '#domain/user.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MemberIcon } from '#ui/icons/member-icon.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { LoadState } from '#ui/load-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import styles from './friend-list.module.css';
import type { Friends } from './use-friends.ts';

/** The friends who came, in each state of being known. */
export function FriendList({ friends }: { readonly friends: Friends }) {
  const { t } = useTranslation('invitation');
  const { t: words } = useTranslation();
  const { money, moment } = useFormats();
  if (friends.status !== 'ready') {
    return (
      <LoadState
        state={friends}
        loadingLabel={words('common.loading')}
        failedTitle={t('friends.failed')}
        retryLabel={words('common.retry')}
      >
        <Skeleton className={styles.coming} />
      </LoadState>
    );
  }
  const { friends: all, total, hasMore, isLoadingMore, problem, loadMore } = friends;
  if (all.length === 0) {
    return (
      <EmptyState
        art={<MemberIcon size={56} />}
        title={t('friends.none')}
        text={t('friends.noneText')}
      />
    );
  }
  return (
    <div className={styles.part}>
      <p className={styles.count}>{t('friends.count', { count: total })}</p>
      <Card className={styles.card}>
        <ul>
          {all.map(({ time, phone, avatar, amount }, at) => (
            <li key={`${total - at} ${time}`} className={styles.row}>
              <Avatar src={avatarUrl(avatar)} alt="" size="medium" />
              <p className={styles.words}>
                <bdi className={styles.name}>{phone === '' ? t('friends.someone') : phone}</bdi>
                <span className={styles.note}>{t('friends.joined', { moment: moment(time) })}</span>
              </p>
              {amount > 0 && (
                <span>
                  <VisuallyHidden>{t('friends.earned')}</VisuallyHidden>
                  <Amount text={`+${money(amount)}`} tone="jade" />
                </span>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {hasMore && (
        <LoadMore
          label={t('friends.more')}
          isLoading={isLoadingMore}
          problem={problem}
          onMore={loadMore}
        />
      )}
    </div>
  );
}
