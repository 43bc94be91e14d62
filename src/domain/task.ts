/** The player's tasks (spec §3, "Task data", "Task types"): what each asks for and how far it is. */
import { epochMs, type EpochMs } from '#domain/duration.ts';
import type { Reward } from '#domain/reward.ts';

/** Spec §3, task types 1–13, in their order. */
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

/** What a task asks for; `other` is a type that this app does not know. */
export type TaskKind = (typeof KINDS)[number] | 'other';

/** A task as the lobby's config offers it (`appTaskConfigList`). */
export interface TaskOffer {
  readonly id: number;
  /** Spec §3: 1–13. */
  readonly type: number;
  /** How often, or for amounts how much in hundredths. */
  readonly target: number;
  readonly rewards: readonly Reward[];
  readonly sort: number;
}

export type TaskState = 'claimable' | 'open' | 'claimed';

/** How far a task is, as the platform counts. */
export interface TaskProgress {
  readonly target: number;
  readonly done: number;
  readonly state: TaskState;
}

/** Rewards for so many tasks that were claimed in a day. */
export interface TaskStep {
  readonly count: number;
  readonly state: TaskState;
  readonly rewards: readonly Reward[];
}

/** What the platform tells of a player's tasks. */
export interface TaskBoard {
  readonly progress: Readonly<Record<string, TaskProgress>>;
  readonly steps: readonly TaskStep[];
  /** How many tasks were claimed this day. */
  readonly claimed: number;
  /** When the day's tasks start anew. */
  readonly resetsAt: EpochMs;
}

/** A task in the list. */
export interface Task extends TaskProgress {
  readonly id: number;
  readonly kind: TaskKind;
  readonly rewards: readonly Reward[];
  /** 0 to 1. */
  readonly fraction: number;
}

/** What a type asks for. */
export const taskKind = (type: number): TaskKind => KINDS[type - 1] ?? 'other';

/** Whether a kind counts money instead of times: first pay and shop. */
export const countsMoney = (kind: TaskKind): boolean => kind === 'first-pay' || kind === 'shop';

const ORDER: Readonly<Record<TaskState, number>> = { claimable: 0, open: 1, claimed: 2 };

/**
 * The tasks that are offered, each with its progress: what can be claimed first, what was claimed
 * last, in either by the platform's own order. One without progress is not begun; one that only the
 * progress knows still counts, without its rewards.
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
  // What can be claimed is reached, whatever the count says.
  const fraction = isDone ? 1 : target > 0 ? Math.min(1, Math.max(0, done / target)) : 0;
  return { id, kind: taskKind(type), rewards, target, done, state, fraction };
}

/** Where the player does what a task asks for; null where there is nothing to do. */
export type TaskWay =
  | '/bind'
  | '/deposit'
  | '/lobby/home'
  | 'slots'
  | 'share'
  | 'follow-rewards'
  | null;

/** Where a task leads (spec §3, task types). */
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

/** A board on which nothing has been done: a visitor's. */
export const NO_TASKS_BEGUN: TaskBoard = {
  progress: {},
  steps: [],
  claimed: 0,
  resetsAt: epochMs(0),
};
