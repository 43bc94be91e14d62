import { describe, expect, it } from 'vitest';
import { sweep } from '#server/core/jobs/sweep.ts';
import { eachPlatform, operate } from '#tests/server/platforms.ts';

interface Day {
  isCurrentList: boolean;
  reports: number;
  hits: number;
  fetched: number;
  bytes: number;
  quota: number;
}

eachPlatform('reports of service workers', (subject) => {
  const report = async (body: object) => (await subject.call('workerReport', body)).body;
  const days = async (): Promise<Day[]> => {
    const { body } = await operate(subject.platform(), 'worker-reports', {});
    return body['days'] as Day[];
  };

  it('are added up by day, separately for the current list and others', async () => {
    const { gameListVersion } = await subject.platform().context.catalogue.current();
    expect(await report({ listVersion: gameListVersion, hits: 5, fetched: 420 })).toMatchObject({
      errcode: 0,
    });
    await report({ listVersion: gameListVersion, hits: 2, bytes: 40_000_000 });
    await report({ listVersion: 'invented-1', quota: 1 });
    await report({ listVersion: 'invented-2', quota: 1 });
    const [current, other, ...rest] = await days();
    expect(rest, 'an invented version opens no row').toEqual([]);
    expect(current).toMatchObject({
      isCurrentList: true,
      reports: 2,
      hits: 7,
      fetched: 420,
      bytes: 40_000_000,
    });
    expect(other).toMatchObject({ isCurrentList: false, reports: 2, quota: 2 });
  });

  it('are refused with impossible counts', async () => {
    expect(await report({ hits: -1 })).not.toMatchObject({ errcode: 0 });
    expect(await report({ hits: 1e12 })).not.toMatchObject({ errcode: 0 });
    expect(await report({ listVersion: 'x'.repeat(65) })).not.toMatchObject({ errcode: 0 });
  });

  describe('after ninety days', () => {
    it('are deleted', async () => {
      const { context } = subject.platform();
      await report({ hits: 1 });
      await sweep(context.database.db, context.clock.now() + 92 * 86_400_000);
      expect(await days()).toEqual([]);
    });
  });
});
