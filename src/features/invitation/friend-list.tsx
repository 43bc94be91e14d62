import { avatarUrl } from '#shared/account/user.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Avatar } from '#ui/media/avatar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { MemberIcon } from '#ui/icons/member-icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Note } from '#ui/base/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Text } from '#ui/base/text.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import styles from './friend-list.module.css';
import type { SpinRecordList } from '#state/record/use-spin-records.ts';

/** The friends who signed up. */
export function FriendList({ friends }: { readonly friends: SpinRecordList }) {
  const { t } = useTranslation('invitation');
  const loadLabels = useLoadLabels();
  const { money, moment } = useFormats();
  if (friends.status !== 'ready') {
    return (
      <LoadState state={friends} failedTitle={t('friends.failed')} {...loadLabels}>
        <Skeleton height={200} radius={2} />
      </LoadState>
    );
  }
  const { records: all, total, paging } = friends;
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
      <Note figures>{t('friends.count', { count: total })}</Note>
      <Card className={styles.card}>
        <List divided="wide">
          {all.map(({ time, phone, avatar, amount }, at) => (
            <Row key={`${total - at} ${time}`} as="li" gap={3} lineGap={2} wrap>
              <Avatar src={avatarUrl(avatar)} alt="" size="medium" />
              <Stack as="p" className={styles.words}>
                <Text
                  as="bdi"
                  translate={phone === '' ? undefined : 'no'}
                  weight="medium"
                  figures
                  breaks
                >
                  {phone === '' ? t('friends.someone') : phone}
                </Text>
                <Note as="span" figures>
                  {t('friends.joined', { moment: moment(time) })}
                </Note>
              </Stack>
              {amount > 0 && (
                <span>
                  <VisuallyHidden>{t('friends.earned')}</VisuallyHidden>
                  <Amount text={`+${money(amount)}`} tone="jade" />
                </span>
              )}
            </Row>
          ))}
        </List>
      </Card>
      <LoadMore label={t('friends.more')} paging={paging} />
    </Stack>
  );
}
