/**
 * Sends broken answers through the base query, transforms, slices and error messages: each ends as
 * data of the promised shape or as a named failure.
 */
import { createAppStore, type AppStore } from '#app/store.ts';
import { selectConfig, selectGames } from '#state/catalogue/catalogue-slice.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import { formatMoney, isMinorUnits } from '#shared/money/money.ts';
import { rewardMeaning } from '#shared/reward/reward.ts';
import { avatarUrl } from '#shared/account/user.ts';
import { describeError } from '#i18n/describe-error.ts';
import { describeProblem } from '#i18n/describe-problem.ts';
import { selectHistory, selectLikes, selectPlayer } from '#state/session/session-slice.ts';
import { accountCalls } from '#tests/builders/account-calls.ts';
import { scriptedPlatform } from '#tests/builders/platform.ts';
import { runsOf } from '#tests/support/extent.ts';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

// So many runs are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    null,
    '',
    -1,
    0.5,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    '<b onclick=alert(1)>x</b>',
    'x'.repeat(100_000),
    [],
    {},
    [null],
    { errcode: 0 },
  ),
);

/** Breaks one to three parts of an answer at any depth, sometimes the whole answer. */
function broken(answer: Record<string, unknown>): fc.Arbitrary<unknown> {
  const paths = pathsOf(answer);
  const damage = fc.record({
    path: fc.constantFrom(...paths),
    value,
    isMissing: fc.boolean(),
  });
  const parts = fc.array(damage, { minLength: 1, maxLength: 3 }).map((all) => {
    const copy = structuredClone(answer);
    for (const { path, value: put, isMissing } of all) spoil(copy, path, put, isMissing);
    return copy;
  });
  return fc.oneof({ weight: 9, arbitrary: parts }, { weight: 1, arbitrary: value });
}

function pathsOf(node: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof node !== 'object' || node === null) return [path];
  const inner = Object.entries(node).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

function spoil(root: object, path: readonly string[], put: unknown, isMissing: boolean): void {
  let node = root as Record<string, unknown>;
  for (const key of path.slice(0, -1)) {
    const next = node[key];
    if (typeof next !== 'object' || next === null) return;
    node = next as Record<string, unknown>;
  }
  const last = path.at(-1) ?? '';
  if (isMissing) delete node[last];
  else node[last] = put;
}

const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, 'PHP');

/** Reads and writes the store as the screens do. */
function readAll(store: AppStore): void {
  const state = store.getState();
  const player = selectPlayer(state);
  selectConfig(state);
  selectGames(state);
  for (const isLiked of Object.values(selectLikes(state))) expect(typeof isLiked).toBe('boolean');
  for (const id of selectHistory(state)) expect(Number.isSafeInteger(id)).toBe(true);
  if (player === null) return;
  const { user, balance } = player;
  for (const text of [user.account, user.nickname, user.mobile]) expect(typeof text).toBe('string');
  expect(avatarUrl(user.avatar)).toMatch(/^\/static\/avatar\/avatar_\d+\.png$/);
  for (const amount of [balance.coin, balance.lottery, balance.safebox]) {
    expect(isMinorUnits(amount)).toBe(true);
    expect(money(amount)).toMatch(/^-?₱/);
  }
}

describe('broken answers', () => {
  const runs = Math.ceil(runsOf(10_000) / accountCalls.length);

  it.each(accountCalls)(
    'of $name end as data or as a named failure',
    async ({ name, scope, answer, run }) => {
      const platform = scriptedPlatform();
      platform.token = 'token-1';
      const { store } = createAppStore();
      platform.reply(name, { json: answer });
      expect((await run(store)).data).toBeDefined();
      await fc.assert(
        fc.asyncProperty(broken(answer), async (json) => {
          platform.reply(name, { json });
          const { data, error } = await run(store);
          if (error === undefined) expect(data).toBeDefined();
          else {
            // An unhandled exception would have no kind.
            const failure = error as ApiError;
            expect(failure).toHaveProperty('kind');
            for (const described of [
              describeError(scope, failure, money),
              describeProblem(failure),
            ]) {
              expect(described.key).toMatch(/^[\w.]+$/);
            }
          }
          const given = (data as { rewards?: unknown } | undefined)?.rewards;
          for (const reward of (given ?? []) as Parameters<typeof rewardMeaning>[0][]) {
            expect(rewardMeaning(reward, {})).toHaveProperty('kind');
          }
          readAll(store);
        }),
        { numRuns: runs },
      );
    },
  );
});
