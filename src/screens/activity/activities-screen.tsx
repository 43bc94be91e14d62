import { useProtectionQuery } from '#api/protection.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { ActivityPlaces } from '#features/activity-centre/activity-places.tsx';
import { LimitPart } from '#features/activity-centre/limit-part.tsx';
import { PlacesComing } from '#features/activity-centre/places-coming.tsx';
import { RewardListPart } from '#features/activity-centre/reward-list-part.tsx';
import { useEntryClaims } from '#features/activity-centre/use-entry-claims.ts';
import { useGifts } from '#features/activity-centre/use-gifts.ts';
import { useRewards } from '#features/activity-centre/use-rewards.ts';
import { useRunning } from '#features/activity-centre/use-running.ts';
import { VisitorPart } from '#features/activity-centre/visitor-part.tsx';
import { BackLink } from '#features/back-link/back-link.tsx';
import { PausedState } from '#features/pause/pause-state.tsx';
import { RewardLine } from '#features/reward/reward-line.tsx';
import { RewardReceipt } from '#features/reward/reward-receipt.tsx';
import { selectIsSignedIn, selectAccountState } from '#state/session/session-slice.ts';
import { useAccountState } from '#state/session/use-account-state.ts';
import { PageBody } from '#ui/layout/page-body.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { RewardEntry } from '#shared/reward/reward-entry.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './activities-screen.module.css';
import { useActivityParts } from './use-activity-parts.ts';

/** The activity centre (spec §2, `/activity/index` and `/lobby/activity`). */
export function ActivitiesScreen() {
  const { t } = useTranslation();
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <main data-screen="activities">
      <PageHeader title={t('screens.activities.title')} back={<BackLink />} />
      <PageBody gap={5}>{isSignedIn ? <OfPlayer /> : <VisitorPart />}</PageBody>
    </main>
  );
}

/** A player who is paused, blocked or has used up a limit is not invited to play. */
function OfPlayer() {
  const { data: protection, isError } = useProtectionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { playBlock, mayPromote } = useAccountState();
  const { isLimitReached } = useSelector(selectAccountState);
  if (playBlock !== null) return <PausedState playBlock={playBlock} />;
  if (isLimitReached) return <LimitPart />;
  if (!mayPromote) return <PausedState playBlock={{ kind: 'blocked', until: null }} />;
  return <Rewards isComing={protection === undefined && !isError} />;
}

const NONE: readonly RewardEntry[] = [];

/** Memoised, so that answers about protection do not render it again. */
const Rewards = memo(function Rewards({ isComing }: { readonly isComing: boolean }) {
  const gifts = useGifts();
  const parts = useActivityParts(gifts.onGot);
  const rewards = useRewards(parts);
  const claims = useEntryClaims(parts, gifts);
  const running = useRunning();
  const boosts = useSelector(selectConfig)?.boosts;
  const { shown } = gifts;
  if (isComing || running === null) return <PlacesComing className={styles.panes} />;
  return (
    <Stack gap={5} className={styles.panes}>
      <ActivityPlaces
        parts={parts}
        running={running}
        entries={rewards.status === 'ready' ? rewards.entries : NONE}
      />
      <RewardListPart
        parts={parts}
        rewards={rewards}
        claims={claims}
        renderReceipt={
          shown && ((next) => <RewardReceipt rewards={shown} next={next} onDone={gifts.onSeen} />)
        }
        renderItems={(items) => <RewardLine rewards={items} boosts={boosts} />}
      />
    </Stack>
  );
});
