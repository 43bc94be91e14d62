/** The player's tasks and their progress (spec §3, "Task data", "Task types"). */
import { epochMs, type EpochMs } from '#shared/time/duration.ts';
import type { Reward } from '#shared/reward/reward.ts';

/** Spec §3, task types 1–13, in order. */
const KINDS = [
  'log-in',
  'bind',
  'play-slot',
  'follow-page',
  'first-pay',
  'play',
  'share-native',
  'share-facebook',
  'share-messenger',
  'share-whatsapp',
  'share-x',
  'shop',
  'follow-channel',
] as const;

/** Kind of a task; `other` is a type unknown to this app. */
export type TaskKind = (typeof KINDS)[number] | 'other';

/** A task in the lobby's config (`appTaskConfigList`). */
export interface TaskOffer {
  readonly id: number;
  /** Spec §3: 1–13. */
  readonly type: number;
  /** A count, or for amounts hundredths. */
  readonly target: number;
  readonly rewards: readonly Reward[];
  readonly sort: number;
}

export type TaskState = 'claimable' | 'open' | 'claimed';

/** Progress of a task, as the server counts. */
export interface TaskProgress {
  readonly target: number;
  readonly done: number;
  readonly state: TaskState;
}

/** A reward for a number of claimed tasks in a day. */
export interface TaskStep {
  readonly count: number;
  readonly state: TaskState;
  readonly rewards: readonly Reward[];
}

/** The server's data about a player's tasks. */
export interface TaskBoard {
  readonly progress: Readonly<Record<string, TaskProgress>>;
  readonly steps: readonly TaskStep[];
  /** Number of tasks claimed this day. */
  readonly claimed: number;
  /** When the day's tasks are reset. */
  readonly resetsAt: EpochMs;
}

export interface Task extends TaskProgress {
  readonly id: number;
  readonly kind: TaskKind;
  readonly rewards: readonly Reward[];
  /** 0 to 1. */
  readonly fraction: number;
}

export const taskKind = (type: number): TaskKind => KINDS[type - 1] ?? 'other';

/** True for kinds that count money instead of times: first pay and shop. */
export const countsMoney = (kind: TaskKind): boolean => kind === 'first-pay' || kind === 'shop';

const ORDER: Readonly<Record<TaskState, number>> = { claimable: 0, open: 1, claimed: 2 };

/**
 * The offered tasks with their progress: claimable first, claimed last, otherwise in the server's order. One
 * without progress is not begun; one that only has progress still counts, without its rewards.
 */
export function taskList(offers: readonly TaskOffer[], board: TaskBoard): readonly Task[] {
  const offered = new Set(offers.map(({ id }) => String(id)));
  const unnamed = Object.entries(board.progress)
    .filter(([id]) => !offered.has(id))
    .map(([id, { target }]) => ({
      id: Number(id),
      type: 0,
      target,
      rewards: [],
      sort: Number.MAX_SAFE_INTEGER,
    }));
  return [...offers, ...unnamed]
    .map((offer) => ({ sort: offer.sort, task: toTask(offer, board.progress[offer.id]) }))
    .toSorted(
      (a, b) =>
        ORDER[a.task.state] - ORDER[b.task.state] || a.sort - b.sort || a.task.id - b.task.id,
    )
    .map(({ task }) => task);
}

function toTask(offer: TaskOffer, progress: TaskProgress | undefined): Task {
  const { id, type, rewards } = offer;
  const { target, done, state } = progress ?? { target: offer.target, done: 0, state: 'open' };
  const isDone = state !== 'open';
  // A claimable task is complete, whatever its count.
  const fraction = isDone ? 1 : target > 0 ? Math.min(1, Math.max(0, done / target)) : 0;
  return { id, kind: taskKind(type), rewards, target, done, state, fraction };
}

/** Where the player does a task; null where there is nothing to do. */
export type TaskWay =
  | '/bind'
  | '/deposit'
  | '/lobby/home'
  | 'slots'
  | 'share'
  | 'follow-rewards'
  | null;

/** Target of a task's button (spec §3, task types). */
export function taskWay(kind: TaskKind): TaskWay {
  switch (kind) {
    case 'bind':
      return '/bind';
    case 'play-slot':
      return 'slots';
    case 'play':
      return '/lobby/home';
    case 'first-pay':
    case 'shop':
      return '/deposit';
    case 'follow-page':
    case 'follow-channel':
      return 'follow-rewards';
    case 'share-native':
    case 'share-facebook':
    case 'share-messenger':
    case 'share-whatsapp':
    case 'share-x':
      return 'share';
    case 'log-in':
    case 'other':
      return null;
  }
}

/** A board without any progress: a visitor's. */
export const NO_TASKS_BEGUN: TaskBoard = {
  progress: {},
  steps: [],
  claimed: 0,
  resetsAt: epochMs(0),
};
