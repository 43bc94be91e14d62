import { avatarUrl } from '#domain/user.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MemberIcon } from '#ui/icons/member-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { LoadState } from '#ui/load-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
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
    <Stack gap={2}>
      <Text tone="soft" size="small" figures>
        {t('friends.count', { count: total })}
      </Text>
      <Card className={styles.card}>
        <ul>
          {all.map(({ time, phone, avatar, amount }, at) => (
            <Row
              key={`${total - at} ${time}`}
              as="li"
              gap={3}
              lineGap={2}
              wrap
              className={styles.row}
            >
              <Avatar src={avatarUrl(avatar)} alt="" size="medium" />
              <p className={styles.words}>
                <bdi className={styles.name}>{phone === '' ? t('friends.someone') : phone}</bdi>
                <Text as="span" tone="soft" size="small" figures>
                  {t('friends.joined', { moment: moment(time) })}
                </Text>
              </p>
              {amount > 0 && (
                <span>
                  <VisuallyHidden>{t('friends.earned')}</VisuallyHidden>
                  <Amount text={`+${money(amount)}`} tone="jade" />
                </span>
              )}
            </Row>
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
    </Stack>
  );
}
