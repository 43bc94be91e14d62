import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TicketIcon } from '#ui/icons/ticket-icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PastItems } from './past-items.tsx';
import { RewardItemCard } from './reward-item-card.tsx';
import type { RewardItems } from './use-reward-items.ts';

export function RewardItemsPanel({ items }: { readonly items: RewardItems }) {
  const { t } = useTranslation('rewardItems');
  const loadLabels = useLoadLabels();
  if (items.status !== 'ready') {
    return (
      <LoadState state={items} failedTitle={t('loadFailed')} {...loadLabels}>
        <Skeleton height={164} radius={2} />
        <Skeleton height={164} radius={2} />
      </LoadState>
    );
  }
  const { ready, past, problem } = items;
  return (
    <Stack gap={5}>
      {problem !== null && <NoticeBanner tone="warning" text={problem} />}
      {ready.length === 0 ? (
        <EmptyState
          art={<TicketIcon size={56} />}
          title={t('none')}
          text={t('noneText')}
          action={
            <Link to="/profile/task" className={buttonClass('quiet')}>
              {t('toTasks')}
            </Link>
          }
        />
      ) : (
        <Section title={t('ready')}>
          <List gap={3}>
            {ready.map((stack) => (
              <RewardItemCard key={stack.item.id} stack={stack} />
            ))}
          </List>
        </Section>
      )}
      {past.length > 0 && <PastItems items={past} />}
    </Stack>
  );
}
