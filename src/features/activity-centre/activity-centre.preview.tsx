import { listedActivities } from '#shared/activity/activities.ts';
import { epochMs, HOUR_MS } from '#shared/time/duration.ts';
import { fromCoins } from '#shared/money/money.ts';
import type { RewardEntry } from '#shared/reward/reward-entry.ts';
import type { ActivityParts } from '#state/activity/activity-part.ts';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import { ActivityPlaces } from './activity-places.tsx';
import { LimitPart } from './limit-part.tsx';
import { RewardListPart } from './reward-list-part.tsx';
import type { EntryClaims } from './use-entry-claims.ts';
import type { RewardsOfPlayer } from './use-rewards.ts';
import { VisitorPart } from './visitor-part.tsx';

const NOW = epochMs(Date.now());

const entry = (parts: Partial<RewardEntry> & Pick<RewardEntry, 'key' | 'source'>): RewardEntry => ({
  name: null,
  state: 'claimable',
  amount: null,
  items: [],
  condition: null,
  claim: null,
  bets: null,
  isGiven: false,
  endsAt: null,
  ...parts,
});

const entries: readonly RewardEntry[] = [
  entry({
    key: 'vip',
    source: 'vip',
    name: { kind: 'vip', claim: 'weekly', level: 3 },
    amount: fromCoins(88),
    claim: { kind: 2, level: 3 },
    endsAt: epochMs(NOW + 5 * HOUR_MS),
  }),
  entry({
    key: 'mail',
    source: 'mail',
    items: [{ id: 4001, count: 3, betRate: 0, betDays: null }],
    claim: { ids: [7] },
  }),
  entry({
    key: 'tier',
    source: 'accumulated-recharge',
    state: 'running',
    amount: fromCoins(500),
    condition: { kind: 'recharge', done: fromCoins(3_200), target: fromCoins(5_000) },
  }),
  entry({
    key: 'spin',
    source: 'spin-invite',
    state: 'running',
    amount: fromCoins(1_000),
    condition: { kind: 'invite', done: fromCoins(874.5), target: fromCoins(1_000) },
    bets: { need: fromCoins(12_000), done: fromCoins(0) },
    endsAt: epochMs(NOW + 77 * HOUR_MS),
  }),
  entry({
    key: 'bets',
    source: 'deposit-bonus',
    state: 'running',
    amount: fromCoins(100),
    bets: { need: fromCoins(500), done: fromCoins(120) },
    isGiven: true,
  }),
  entry({
    key: 'task',
    source: 'task',
    state: 'running',
    amount: fromCoins(5),
    condition: { kind: 'steps', done: 3, target: 10 },
  }),
  entry({
    key: 'card',
    source: 'sign-up-bonus',
    condition: { kind: 'daily', amount: fromCoins(5) },
  }),
  entry({ key: 'old', source: 'mail', amount: fromCoins(20), endsAt: epochMs(NOW - 30 * HOUR_MS) }),
];

/** Every part by its name, all with the same icon and place. */
const parts = Object.fromEntries(
  [...listedActivities.map(({ name }) => name), 'task', 'mail', 'vip']
    .filter((name) => name !== 'notice' && name !== 'bind')
    .map((name) => [name, { Icon: GiftIcon, place: { to: '/lobby/home' }, loaded: [] }]),
) as unknown as ActivityParts;

const claims: EntryClaims = {
  isBusy: () => false,
  running: 'none',
  problemOf: ({ key }) => (key === 'mail' ? 'This reward has expired. (Code: 1243)' : null),
  claim: () => undefined,
};

const looks: Readonly<Record<string, RewardsOfPlayer>> = {
  loading: { status: 'loading' },
  'everything at once': { status: 'ready', entries, isPartly: false, retry: () => undefined },
  'some did not answer': {
    status: 'ready',
    entries: entries.slice(0, 1),
    isPartly: true,
    retry: () => undefined,
  },
  nothing: { status: 'ready', entries: [], isPartly: false, retry: () => undefined },
  failed: FAILED,
};

export const preview: Preview = {
  name: 'Activity centre',
  states: {
    'a visitor': () => <VisitorPart />,
    'a limit is used up': () => <LimitPart />,
    'every activity': () => (
      <ActivityPlaces
        parts={parts}
        running={listedActivities.map(({ id }) => id)}
        entries={entries}
      />
    ),
    ...statesOf(looks, (rewards) => (
      <RewardListPart
        parts={parts}
        rewards={rewards}
        claims={claims}
        renderReceipt={null}
        renderItems={(items) => <span>{items.map(({ count }) => `× ${count}`).join(' · ')}</span>}
      />
    )),
  },
};
