import { describe, expect, it } from 'vitest';
import { shownTiers } from '#shared/accumulated-recharge/accumulated-recharge.ts';
import type { RedPacket } from '#shared/red-packet/red-packet.ts';
import { epochMs, milliseconds } from '#shared/time/duration.ts';
import { fromCoins, minorUnits, ZERO } from '#shared/money/money.ts';
import { entriesOfRedPacket } from '#shared/red-packet/reward-entries.ts';
import { entriesOfSpin } from '#shared/spin-invite/reward-entries.ts';
import { entriesOfTiers } from '#shared/accumulated-recharge/reward-entries.ts';
import { entriesOfVip } from '#shared/vip/reward-entries.ts';
import { entriesOfMail } from '#shared/mail/reward-entries.ts';
import { entriesOfSignUp } from '#shared/sign-up-bonus/reward-entries.ts';
import { entriesOfTasks } from '#shared/task/reward-entries.ts';
import { splitRewards } from '#shared/reward/split-rewards.ts';
import type { SpinInviteStatus } from '#shared/spin-invite/spin-invite.ts';
import type { Reward } from '#shared/reward/reward.ts';
import type { Task } from '#shared/task/task.ts';
import { UNKNOWN_TERMS } from '#shared/wagering/wagering.ts';

/** Coins with the usual wagering. */
const COINS = { id: 2001, count: 0, betRate: 35, betDays: null } as const;

const NOW = epochMs(1_790_000_000_000);
const LATER = epochMs(NOW + milliseconds(3_600_000));

describe('VIP bonuses', () => {
  it('are listed while they can be claimed', () => {
    const claim = {
      kind: 'weekly',
      level: 2,
      amount: fromCoins(8),
      endsAt: LATER,
      betRate: 35,
      betDays: null,
    } as const;
    const progress = { level: 2, bets: ZERO, recharge: ZERO, todayCount: 0, todayAmount: ZERO };
    const states = ['claimable', 'claimed', 'not-reached'] as const;
    const claims = states.map((state) => ({ ...claim, state }));
    expect(entriesOfVip({ ...progress, claims })).toMatchObject([
      { source: 'vip', state: 'claimable', amount: 800, bets: { need: 28_000 }, endsAt: LATER },
    ]);
  });
});

describe('tiers of the accumulated recharge', () => {
  const tier = (id: number, price: number) => ({
    id,
    price: fromCoins(price),
    bonus: fromCoins(price / 10),
    showLimit: ZERO,
    betRate: 3,
    props: [],
  });

  it('list the claimable ones and the next one with its progress', () => {
    const totalRecharge = fromCoins(250);
    const tiers = shownTiers([tier(1, 100), tier(2, 200), tier(3, 500), tier(4, 900)], {
      totalRecharge,
      firstId: 0,
      claimed: [1],
      lookAhead: 5,
    });
    expect(entriesOfTiers(tiers, totalRecharge, null)).toMatchObject([
      { key: 'tier-2', state: 'claimable', amount: 2_000, bets: { need: 6_000 } },
      { key: 'tier-3', state: 'running', condition: { done: 25_000, target: 50_000 } },
    ]);
  });
});

describe('the spin invite', () => {
  const progress = (status: SpinInviteStatus) => ({
    status,
    roundId: 'r1',
    endsAt: LATER,
    freeSpinAt: NOW,
    spins: 0,
    tickets: 0,
  });
  const round = {
    roundId: 'r1',
    won: fromCoins(900),
    added: ZERO,
    target: fromCoins(1_000),
    invited: 0,
    spins: 0,
    tickets: 0,
    freeSpinAt: NOW,
    endsAt: LATER,
    lucky: [],
  };

  it.each([
    [1, 'running', 100_000],
    [2, 'claimable', 90_000],
    [4, 'expired', 100_000],
  ] as const)('with status %d is %s', (status, state, amount) => {
    const bets = { need: minorUnits(amount * 3), done: 0 };
    const entry = { state, amount, bets, condition: { done: 90_000, target: 100_000 } };
    expect(entriesOfSpin(progress(status), round, 3)).toMatchObject([entry]);
  });

  it('is not listed before joining or after the payout', () => {
    expect(entriesOfSpin(progress(0), null, 3)).toEqual([]);
    expect(entriesOfSpin(progress(3), round, 3)).toEqual([]);
  });
});

describe('the cash bonus', () => {
  const level = { needVip: 0, needGameLevel: 1, needBet: fromCoins(200), bonus: fromCoins(10) };
  const cash: RedPacket = {
    packet: { createdAt: NOW, status: 0, betSoFar: ZERO },
    claimed: ZERO,
    total: fromCoins(100),
    withdrawalsLeft: 1,
    levels: [
      { ...level, level: 1, state: 'claimed' },
      { ...level, level: 2, state: 'claimable' },
      { ...level, level: 3, state: 'not-reached' },
      { ...level, level: 4, state: 'not-reached' },
    ],
    recharges: [{ id: 7, price: fromCoins(100), bonus: fromCoins(5), state: 'not-reached' }],
    gameLevel: 1,
    bets: fromCoins(50),
    recharge: fromCoins(20),
    leastWithdrawal: fromCoins(30),
    betTimes: 1.5,
    endsAt: LATER,
  };

  it('lists the claimable reward and the next of each kind, with their bets', () => {
    expect(entriesOfRedPacket(cash)).toMatchObject([
      { key: 'cash-level-2', state: 'claimable', bets: { need: 1_500 } },
      { key: 'cash-level-3', state: 'running', condition: { done: 5_000, target: 20_000 } },
      { key: 'cash-recharge-7', state: 'running', condition: { done: 2_000, target: 10_000 } },
    ]);
  });

  it.each([
    [20, 1, 'running'],
    [30, 1, 'claimable'],
    [30, 0, 'running'],
  ])('with %d collected and %d withdrawals left is %s', (coins, withdrawalsLeft, state) => {
    const [first] = entriesOfRedPacket({ ...cash, claimed: fromCoins(coins), withdrawalsLeft });
    expect(first).toMatchObject({ key: 'cash-claimed', state });
  });

  it('leaves unknown what the server does not send', () => {
    const silent = { ...cash, bets: null, betTimes: null, recharge: null };
    expect(entriesOfRedPacket(silent)).toMatchObject([
      { bets: null, condition: null },
      { bets: null, condition: null },
      { bets: null, condition: { done: 0 } },
    ]);
  });
});

describe('a bought package', () => {
  const owned = (
    days: readonly ('locked' | 'claimed' | 'claimable' | 'expired')[],
    rewards: readonly Reward[] | null = null,
  ) => ({
    isOwned: true,
    owned: [{ id: 5, packageId: 9, boughtAt: NOW, days, rewards }],
    isClaimable: days.includes('claimable'),
    boughtIds: [9],
  });

  it.each([
    [['claimed', 'claimable', 'locked'], 'claimable'],
    [['claimed', 'locked'], 'running'],
  ] as const)('with the days %j is %s', (days, state) => {
    expect(entriesOfSignUp(owned(days), [])).toMatchObject([
      { key: 'sign-up-5', state, amount: null, condition: null },
    ]);
  });

  it('names the money and the bets of the purchase, not those of the offer', () => {
    const rewards = [{ ...COINS, count: 1_200, betRate: 5 }];
    expect(entriesOfSignUp(owned(['claimable'], rewards), [])).toMatchObject([
      {
        amount: 1_200,
        condition: { kind: 'daily', amount: 1_200 },
        bets: { need: 6_000, done: 0 },
      },
    ]);
  });

  it('is not listed once its days are over', () => {
    expect(entriesOfSignUp(owned(['claimed', 'expired']), [])).toEqual([]);
  });
});

describe('tasks', () => {
  const task = (parts: Partial<Task>): Task => ({
    id: 1,
    kind: 'play',
    rewards: [{ ...COINS, count: 500 }],
    target: 10,
    done: 0,
    state: 'open',
    fraction: 0,
    ...parts,
  });

  it('list claimable and started tasks, recharge tasks and steps, but no task not started', () => {
    const tasks = [
      task({ id: 1, state: 'claimable', done: 10 }),
      task({ id: 2, done: 3 }),
      task({ id: 3 }),
      task({ id: 4, state: 'claimed', done: 10 }),
      task({ id: 5, kind: 'shop', done: 5_000, target: 20_000 }),
    ];
    const steps = [
      { count: 2, state: 'claimable', rewards: [{ id: 4001, count: 1, ...UNKNOWN_TERMS }] },
      { count: 5, state: 'open', rewards: [] },
    ] as const;
    expect(entriesOfTasks(tasks, steps, 3, LATER)).toMatchObject([
      { key: 'task-1', state: 'claimable', amount: 500, bets: { need: 17_500 }, endsAt: LATER },
      {
        key: 'task-2',
        state: 'running',
        name: { kind: 'task', task: { id: 2, target: 10 } },
        condition: { kind: 'steps', done: 3, target: 10 },
      },
      { key: 'task-5', state: 'running', condition: { kind: 'recharge', done: 5_000 } },
      {
        key: 'task-step-2',
        state: 'claimable',
        name: { kind: 'task-steps', count: 2 },
        amount: null,
        items: [{ id: 4001, count: 1 }],
      },
    ]);
  });
});

describe('mail', () => {
  const mail = {
    kind: 'gift',
    title: 'Thank you',
    preview: '',
    sentAt: NOW,
    lapsesAt: LATER,
    isRead: false,
    rewards: [{ ...COINS, count: 700 }],
  } as const;

  it('is listed while its rewards can be claimed, with its own title', () => {
    const claims = ['claimable', 'claimed', 'none'] as const;
    expect(entriesOfMail(claims.map((claim, id) => ({ ...mail, id, claim })))).toMatchObject([
      {
        key: 'mail-0',
        name: { kind: 'text', text: 'Thank you' },
        state: 'claimable',
        amount: 700,
        bets: { need: 24_500, done: 0 },
        endsAt: LATER,
      },
    ]);
    expect(entriesOfMail([{ ...mail, id: 5, claim: 'claimable', title: '' }])).toMatchObject([
      { name: null },
    ]);
  });
});

describe('rewards', () => {
  it('are split into one amount of money and the other items', () => {
    const boost = { id: 1003, count: 1, ...UNKNOWN_TERMS };
    const bonus = { ...COINS, id: 2002, count: 250, betRate: 10 };
    const rewards = [{ ...COINS, count: 500 }, boost, bonus];
    const bets = { need: 17_500 + 2_500, done: 0 };
    expect(splitRewards(rewards)).toEqual({ amount: 750, items: [boost], bets });
    expect(splitRewards([boost])).toEqual({ amount: null, items: [boost], bets: null });
    expect(splitRewards([])).toEqual({ amount: null, items: [], bets: null });
  });

  it('have unknown bets as soon as the server does not say for one of them', () => {
    const silent = { id: 2001, count: 250, ...UNKNOWN_TERMS };
    expect(splitRewards([{ ...COINS, count: 500 }, silent])).toMatchObject({ bets: null });
  });
});
