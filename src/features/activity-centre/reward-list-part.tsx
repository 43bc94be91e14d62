import { add, ZERO } from '#shared/money/money.ts';
import {
  wageringOfEntries,
  type RewardEntry,
  type RewardState,
} from '#shared/reward/reward-entry.ts';
import type { NextClaim } from '#state/reward/use-next-step.ts';
import type { ActivityParts } from '#state/activity/activity-part.ts';
import { useWageringTexts } from '#state/wagering/use-wagering-texts.ts';
import { WageringTerms } from '#ui/money/wagering-terms.tsx';
import { useFormats } from '#i18n/use-formats.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Button } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Text } from '#ui/base/text.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RewardRow } from './reward-row.tsx';
import { UnlockingCard } from './unlocking-card.tsx';
import styles from './reward-list-part.module.css';
import type { EntryClaims } from './use-entry-claims.ts';
import { useEntriesNow } from './use-entries-now.ts';
import type { RewardsOfPlayer } from './use-rewards.ts';

export interface RewardListPartProps {
  readonly parts: ActivityParts;
  readonly rewards: RewardsOfPlayer;
  readonly claims: EntryClaims;
  /** Shows what was just claimed; null before a claim. @param next another reward that is ready */
  readonly renderReceipt: ((next: NextClaim | undefined) => ReactNode) | null;
  readonly renderItems: (items: RewardEntry['items']) => ReactNode;
}

/** Claimable rewards that are not folded; one more is not worth folding. */
const OPEN = 3;

const NONE: readonly RewardEntry[] = [];

/** All rewards of every activity: those to claim open, the others folded. */
export function RewardListPart({
  parts,
  rewards,
  claims,
  renderReceipt,
  renderItems,
}: RewardListPartProps) {
  const { t } = useTranslation('activityCentre');
  const { t: words } = useTranslation();
  const loadLabels = useLoadLabels();
  const { money } = useFormats();
  const describe = useWageringTexts();
  const entries = useEntriesNow(rewards.status === 'ready' ? rewards.entries : NONE);
  if (rewards.status !== 'ready') {
    return (
      <LoadState state={rewards} failedTitle={t('list.loadFailed')} {...loadLabels}>
        <Skeleton height={160} radius={2} />
        <Skeleton height={160} radius={2} />
      </LoadState>
    );
  }
  const inState = (wanted: RewardState) => entries.filter(({ state }) => state === wanted);
  const claimable = inState('claimable');
  const unlocking = inState('running').filter(({ isGiven }) => isGiven);
  const running = inState('running').filter(({ isGiven }) => !isGiven);
  const expired = inState('expired');
  const ready = claimable.filter(({ claim }) => claim !== null);
  const sum = wageringOfEntries(ready);
  const total = add(...claimable.map(({ amount }) => amount ?? ZERO));
  // The button that claims them all has the same amount.
  const hasButton = ready.length > 1 || claims.running === 'all';
  const isOnButton = hasButton && ready.length === claimable.length;
  const listOf = (listed: readonly RewardEntry[]) => (
    <List divided="wide">
      {listed.map((entry) => (
        <RewardRow
          key={entry.key}
          parts={parts}
          entry={entry}
          claims={claims}
          renderItems={renderItems}
        />
      ))}
    </List>
  );
  return (
    <Stack as="section" gap={4} aria-labelledby="rewards-title">
      <Row gap={2} spread>
        <Text id="rewards-title" as="h2" size="lead" weight="bold">
          {t('list.title')}
        </Text>
        {total > 0 && !isOnButton && (
          <Badge tone="gold">{t('list.total', { amount: money(total) })}</Badge>
        )}
      </Row>
      {renderReceipt?.(nextClaim(ready, claims))}
      {rewards.isPartly && (
        <NoticeBanner
          tone="warning"
          text={t('list.partly')}
          action={
            <Button variant="ghost" size="small" onClick={rewards.retry}>
              {words('common.retry')}
            </Button>
          }
        />
      )}
      {entries.length === 0 && !rewards.isPartly && (
        <EmptyState art={<GiftIcon size={56} />} title={t('list.none')} text={t('list.noneText')} />
      )}
      {claimable.length > 0 && (
        <Stack as="section" gap={3} aria-labelledby="rewards-claimable">
          <Row gap={2} spread>
            <Note id="rewards-claimable" as="h3" weight="medium">
              {t('list.claimable')}
            </Note>
            <ClaimAll entries={ready} claims={claims} />
          </Row>
          {ready.length > 1 && <WageringTerms {...describe(sum)} />}
          <Card look="reward" inset="rows">
            {listOf(claimable.slice(0, claimable.length > OPEN + 1 ? OPEN : OPEN + 1))}
          </Card>
          {claimable.length > OPEN + 1 && (
            <Folded title={t('list.more')} count={claimable.length - OPEN}>
              {listOf(claimable.slice(OPEN))}
            </Folded>
          )}
        </Stack>
      )}
      {unlocking.length > 0 && (
        <UnlockingCard entries={unlocking}>{listOf(unlocking)}</UnlockingCard>
      )}
      {running.length > 0 && (
        <Folded title={t('list.running')} count={running.length}>
          {listOf(running)}
        </Folded>
      )}
      {expired.length > 0 && (
        <Folded title={t('list.expired')} count={expired.length}>
          {listOf(expired)}
        </Folded>
      )}
    </Stack>
  );
}

/** The first of several is one press away from the receipt of the one before it. */
function nextClaim(ready: readonly RewardEntry[], claims: EntryClaims): NextClaim | undefined {
  const [entry] = ready;
  return (
    entry && {
      sum: entry.amount === null ? null : wageringOfEntries([entry]),
      isBusy: claims.running !== 'none',
      onClaim: (at) => claims.claim([entry], at),
    }
  );
}

interface FoldedProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** Rewards that ask for nothing now, behind their number. */
function Folded({ title, count, children }: FoldedProps) {
  const { t } = useTranslation('activityCentre');
  return (
    <Disclosure
      summary={
        <Text as="h3" weight="medium">
          {t('list.count', { title, count })}
        </Text>
      }
    >
      <div className={styles.folded}>{children}</div>
    </Disclosure>
  );
}

/** Claims several entries at once, and says how much money they are together. */
function ClaimAll({
  entries,
  claims,
}: {
  readonly entries: readonly RewardEntry[];
  readonly claims: EntryClaims;
}) {
  const { t } = useTranslation('activityCentre');
  const { money } = useFormats();
  const { amount } = wageringOfEntries(entries);
  if (entries.length < 2 && claims.running !== 'all') return null;
  return (
    <Button
      variant="gold"
      size="small"
      isBusy={claims.running === 'all'}
      disabled={claims.running === 'one'}
      onClick={({ timeStamp }) => claims.claim(entries, timeStamp)}
    >
      {amount > 0 ? t('claimAllOf', { amount: money(amount) }) : t('claimAll')}
    </Button>
  );
}
