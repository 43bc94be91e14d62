import { createDemo } from '#server/demo/demo-parts.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { epochMs } from '#shared/time/duration.ts';
import { createPlatform } from '#server/platform.ts';
import { readSettings } from '#server/core/settings/settings.ts';
import { temporaryFolder } from '#tests/database/databases.ts';
import { DEMO, START, tokenOf } from './platforms.ts';
import { TESTER } from '#tests/server/tester.ts';

describe('a catalogue', () => {
  const folder = temporaryFolder();
  const closing: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of closing) await close();
  });
  const start = async (...flags: string[]) => {
    const own = [`--data-dir=${folder()}`, '--log-level=silent', '--client-dir=nowhere'];
    const settings = readSettings({}, [...own, ...flags]);
    return createPlatform({ demo: createDemo(), settings, clock: { now: () => epochMs(START) } });
  };

  it('grows with the setting, does not shrink, and stays in its market', async () => {
    const small = await start('--games=30');
    const listed = async (platform: typeof small) =>
      platform.runCommand('catalogue list', { limit: 1000 }, TESTER);
    const before = (await listed(small)) as { games: { id: number; name: string }[] };
    await small.close();

    const large = await start('--games=45');
    const after = (await listed(large)) as typeof before;
    expect(after.games).toHaveLength(45);
    expect(after.games.slice(0, 30)).toEqual(before.games);
    await large.close();

    await expect(start('--market=th')).rejects.toThrow('made for the market "ph"');
    const again = await start('--games=20');
    closing.push(() => again.close());
    expect(await listed(again)).toEqual(after);
    expect(await tokenOf(again, DEMO)).toMatch(/^[\w-]{43}$/);
  });
});
