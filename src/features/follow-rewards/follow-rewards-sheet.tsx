import { BottomSheet } from '#ui/bottom-sheet.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState, type Unloaded } from '#ui/load-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './follow-rewards-sheet.module.css';

/** Once ready: a list item for each page or channel, with its reward and what can be done about it. */
export type Follows = Unloaded | { readonly status: 'ready'; readonly rows: readonly ReactNode[] };

export interface FollowRewardsSheetProps {
  readonly follows: Follows;
  /** A visitor may follow, but has nobody to give a reward to. */
  readonly isVisitor: boolean;
  readonly isClosing: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Rewards for following the operator's page and channel (spec §3, activity 21). */
export function FollowRewardsSheet({
  follows,
  isVisitor,
  isClosing,
  onClose,
  onClosed,
}: FollowRewardsSheetProps) {
  const { t } = useTranslation('followRewards');
  const { t: words } = useTranslation();
  return (
    <BottomSheet
      name="follow-rewards"
      title={t('title')}
      closeLabel={words('common.close')}
      isOpen={!isClosing}
      onClose={onClose}
      onClosed={onClosed}
      footer={
        isVisitor ? (
          <Link to="/login" className={buttonClass('primary', 'medium', true)}>
            {t('login')}
          </Link>
        ) : undefined
      }
    >
      <FollowList follows={follows} />
    </BottomSheet>
  );
}

function FollowList({ follows }: Pick<FollowRewardsSheetProps, 'follows'>) {
  const { t } = useTranslation('followRewards');
  const { t: words } = useTranslation();
  if (follows.status !== 'ready') {
    return (
      <LoadState
        state={follows}
        loadingLabel={words('common.loading')}
        failedTitle={t('loadFailed')}
        retryLabel={words('common.retry')}
      >
        <Skeleton className={styles.coming} />
        <Skeleton className={styles.coming} />
      </LoadState>
    );
  }
  const { rows } = follows;
  if (rows.length === 0) {
    return <EmptyState art={<HeartIcon size={56} />} title={t('none')} text={t('noneText')} />;
  }
  return (
    <Stack gap={4}>
      <p className={styles.lead}>{t('lead')}</p>
      <List gap={3} className={styles.list} aria-label={t('list')}>
        {rows}
      </List>
      <Text tone="soft" size="small" className={styles.hint}>
        {t('claimHint')}
      </Text>
    </Stack>
  );
}
