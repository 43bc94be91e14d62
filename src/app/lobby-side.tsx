import { useRewards } from '#features/activity-centre/use-rewards.ts';
import { ActivityPlaces } from '#features/activity-centre/activity-places.tsx';
import { useRunning } from '#features/activity-centre/use-running.ts';
import { VisitorPart } from '#features/activity-centre/visitor-part.tsx';
import { BalanceNow } from '#features/withdrawal/balance-now.tsx';
import { useActivityParts } from '#screens/activity/use-activity-parts.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import type { RewardEntry } from '#shared/reward/reward-entry.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useSelector } from 'react-redux';

/** Beside the games of a desktop: what the balance is made of, and the activities. */
export function LobbySide() {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <Stack gap={4}>
      {isSignedIn ? (
        <>
          <BalanceNow isSmall />
          <Activities />
        </>
      ) : (
        <Card look="raised">
          <VisitorPart />
        </Card>
      )}
    </Stack>
  );
}

const NONE: readonly RewardEntry[] = [];
const nothing = () => undefined;

/** The activities with what waits in each; it is claimed in the activity centre. */
function Activities() {
  const parts = useActivityParts(nothing);
  const rewards = useRewards(parts);
  const running = useRunning();
  if (running === null) return null;
  return (
    <ActivityPlaces
      parts={parts}
      running={running}
      entries={rewards.status === 'ready' ? rewards.entries : NONE}
    />
  );
}
