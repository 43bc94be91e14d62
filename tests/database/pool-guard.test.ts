import { AsyncResource } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { PoolGuard, PoolInsideTransaction } from '#server/core/database/pool-guard.ts';

describe('a pool of one connection', () => {
  it('is refused inside its own transaction, and allowed before and after it', async () => {
    const guard = new PoolGuard();
    guard.check();
    const inside = async () => {
      await Promise.resolve();
      guard.check();
    };
    await expect(guard.run(inside)).rejects.toBeInstanceOf(PoolInsideTransaction);
    guard.check();
  });

  it('is not watched where that is switched off', async () => {
    const guard = new PoolGuard(false);
    const inside = () => {
      guard.check();
      return Promise.resolve('done');
    };
    expect(await guard.run(inside)).toBe('done');
  });

  it('is allowed inside the transaction of another database, and remains refused in its own', async () => {
    const guard = new PoolGuard();
    const other = new PoolGuard();
    const seen = await guard.run(() => {
      const before = [isRefused(guard), isRefused(other)];
      return other.run(async () => {
        await Promise.resolve();
        return [...before, isRefused(guard), isRefused(other)];
      });
    });
    expect(seen).toEqual([true, false, true, true]);
  });

  it('is allowed for work that outlives its transaction, and refused while an outer one is running', async () => {
    const guard = new PoolGuard();
    const other = new PoolGuard();
    const late = await guard.run(() =>
      other.run(() => Promise.resolve(AsyncResource.bind(() => isRefused(other)))),
    );
    expect(late()).toBe(false);
    const early = await guard.run(async () => {
      const left = await other.run(() =>
        Promise.resolve(AsyncResource.bind(() => [isRefused(guard), isRefused(other)])),
      );
      return left();
    });
    expect(early).toEqual([true, false]);
  });
});

function isRefused(guard: PoolGuard): boolean {
  try {
    guard.check();
    return false;
  } catch (error) {
    if (error instanceof PoolInsideTransaction) return true;
    throw error;
  }
}
