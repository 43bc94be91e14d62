import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { openGameAs, type OpenedGame } from './games.ts';
import { eachPlatform } from '#tests/server/platforms.ts';

interface Seed {
  serverHash: string;
  clientSeed: string;
  nextHash: string;
  nonce: number;
}
interface Rotated {
  revealed: Seed & { serverSeed: string };
  next: Seed;
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex');

eachPlatform('the seeds of a player', (subject) => {
  const seedOf = async (game: OpenedGame) =>
    ((await game.call('state', {})).body as { seed: Seed }).seed;
  const rotate = async (game: OpenedGame, clientSeed: string) =>
    (await game.call('rotate', { clientSeed })).body as unknown as Rotated;

  it('are fixed by their hashes before the player chooses, the next one too', async () => {
    const game = await openGameAs(subject.platform(), 'reels');
    let before = await seedOf(game);
    const seen = new Set<string>();
    for (const own of ['one', 'one', 'another']) {
      expect(before.nextHash).toMatch(/^[\da-f]{64}$/);
      // Reading the seed again does not draw a new one.
      expect(await seedOf(game)).toEqual(before);
      const { revealed, next } = await rotate(game, own);
      expect(fingerprint(revealed.serverSeed)).toBe(before.serverHash);
      expect(next).toMatchObject({ serverHash: before.nextHash, clientSeed: own, nonce: 0 });
      seen.add(revealed.serverSeed);
      before = next;
    }
    expect(seen.size).toBe(3);
  });

  it('are shown only as hashes until they are revealed', async () => {
    const game = await openGameAs(subject.platform(), 'reels');
    await game.bet();
    const { db } = subject.platform().context.database;
    const { server_seed: hidden, next_seed: following } = await db
      .selectFrom('game_seed')
      .where('server_hash', '=', (await seedOf(game)).serverHash)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(fingerprint(following ?? '')).toBe((await seedOf(game)).nextHash);
    const printed = [
      await game.call('state', {}),
      await game.call('rounds', { pageNo: 1 }),
      await game.bet(),
    ];
    const first = JSON.stringify(printed.map(({ body }) => body));
    expect(first).not.toContain(hidden);
    expect(first).not.toContain(following);
    const rotated = JSON.stringify(await rotate(game, 'mine'));
    expect(rotated).toContain(hidden);
    expect(rotated).not.toContain(following);
  });

  it('from before next seeds existed get a next seed when they are read', async () => {
    const game = await openGameAs(subject.platform(), 'reels');
    const { serverHash } = await seedOf(game);
    const { db } = subject.platform().context.database;
    await db
      .updateTable('game_seed')
      .where('server_hash', '=', serverHash)
      .set({ next_seed: null, next_hash: null })
      .execute();
    const { nextHash } = await seedOf(game);
    expect((await rotate(game, 'mine')).next.serverHash).toBe(nextHash);
  });
});
