import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { BottomSheet } from '#ui/overlay/bottom-sheet.tsx';
import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { HeartIcon } from '#ui/icons/heart-icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState, type Unloaded } from '#ui/feedback/load-state.tsx';
import { Note } from '#ui/base/note.tsx';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './follow-rewards-sheet.module.css';

/** Once ready: a list item for each page or channel, with its reward and action. */
export type Follows = Unloaded | { readonly status: 'ready'; readonly rows: readonly ReactNode[] };

export interface FollowRewardsSheetProps extends OpenedProps {
  readonly follows: Follows;
  /** A visitor may follow, but has no account for a reward. */
  readonly isVisitor: boolean;
}

/** Rewards for following the operator's page and channel (spec §3, activity 21). */
export function FollowRewardsSheet({ follows, isVisitor, ...opened }: FollowRewardsSheetProps) {
  const { t } = useTranslation('followRewards');
  const { t: words } = useTranslation();
  return (
    <BottomSheet
      {...opened}
      name="follow-rewards"
      title={t('title')}
      closeLabel={words('common.close')}
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
  const loadLabels = useLoadLabels();
  if (follows.status !== 'ready') {
    return (
      <LoadState state={follows} failedTitle={t('loadFailed')} {...loadLabels}>
        <Skeleton height={76} radius={2} />
        <Skeleton height={76} radius={2} />
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
      <Note className={styles.hint}>{t('claimHint')}</Note>
    </Stack>
  );
}
