import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from '#shared/time/duration.ts';
import {
  taskKind,
  taskList,
  taskWay,
  type TaskBoard,
  type TaskOffer,
  type TaskProgress,
} from '#shared/task/task.ts';

const offer = (id: number, part: Partial<TaskOffer> = {}): TaskOffer => ({
  id,
  type: 1,
  target: 1,
  rewards: [{ id: 2001, count: 100, betRate: 35, betDays: null }],
  sort: id,
  ...part,
});
const board = (progress: TaskBoard['progress']): TaskBoard => ({
  progress,
  steps: [],
  claimed: 0,
  resetsAt: epochMs(0),
});

describe('the task types', () => {
  it('are those of the specification, each with its target [enum.task-type]', () => {
    expect(
      Array.from({ length: 13 }, (_, at) => [taskKind(at + 1), taskWay(taskKind(at + 1))]),
    ).toEqual([
      ['log-in', null],
      ['bind', '/bind'],
      ['play-slot', 'slots'],
      ['follow-page', 'follow-rewards'],
      ['first-pay', '/deposit'],
      ['play', '/lobby/home'],
      ['share-native', 'share'],
      ['share-facebook', 'share'],
      ['share-messenger', 'share'],
      ['share-whatsapp', 'share'],
      ['share-x', 'share'],
      ['shop', '/deposit'],
      ['follow-channel', 'follow-rewards'],
    ]);
  });

  it.each([0, -1, 14, 1.5, Number.NaN])('%d is unknown and has no target', (type) => {
    expect(taskKind(type)).toBe('other');
    expect(taskWay('other')).toBeNull();
  });
});

describe('the list of tasks', () => {
  it('joins the offered tasks with their progress', () => {
    const offers = [offer(3, { type: 3, target: 50 })];
    const list = taskList(offers, board({ 3: { target: 40, done: 10, state: 'open' } }));
    expect(list).toEqual([
      {
        id: 3,
        kind: 'play-slot',
        rewards: [{ id: 2001, count: 100, betRate: 35, betDays: null }],
        target: 40,
        done: 10,
        state: 'open',
        fraction: 0.25,
      },
    ]);
  });

  it('starts a task without progress at zero, and includes one that is not offered', () => {
    const list = taskList(
      [offer(1, { target: 5 })],
      board({ 9: { target: 2, done: 1, state: 'open' } }),
    );
    expect(list).toMatchObject([
      { id: 1, done: 0, fraction: 0, state: 'open' },
      { id: 9, kind: 'other', rewards: [], fraction: 0.5 },
    ]);
  });

  it('shows claimable and claimed tasks as complete, and limits the fraction to 0–1', () => {
    const of = (progress: TaskProgress) =>
      taskList([offer(1)], board({ 1: progress }))[0]?.fraction;
    expect(of({ target: 10, done: 3, state: 'claimable' })).toBe(1);
    expect(of({ target: 10, done: 3, state: 'claimed' })).toBe(1);
    expect(of({ target: 0, done: 3, state: 'open' })).toBe(0);
    expect(of({ target: 2, done: 5, state: 'open' })).toBe(1);
    expect(of({ target: 2, done: -5, state: 'open' })).toBe(0);
  });

  it('lists claimable tasks first and claimed ones last, each group in the server’s order', () => {
    const rank = { claimable: 0, open: 1, claimed: 2 };
    const state = fc.constantFrom('claimable', 'open', 'claimed');
    fc.assert(
      fc.property(fc.array(fc.tuple(state, fc.integer({ min: 0, max: 4 }))), (drawn) => {
        const offers = drawn.map(([, sort], at) => offer(at + 1, { sort }));
        const progress = Object.fromEntries(
          drawn.map(([as], at) => [at + 1, { target: 1, done: 0, state: as }]),
        ) as Record<string, TaskProgress>;
        const list = taskList(offers, board(progress));
        const keys = list.map(({ id, state: as }) => [rank[as], offers[id - 1]?.sort ?? 0, id]);
        const sorted = keys.toSorted((a, b) => {
          const at = a.findIndex((part, place) => part !== b[place]);
          return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
        });
        expect(keys).toEqual(sorted);
        expect(list).toHaveLength(drawn.length);
      }),
    );
  });
});
