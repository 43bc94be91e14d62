import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { paintFirstView } from '#server/demo/art/paint-first-view.ts';
import type { ArtStore } from '#server/demo/art/art-store.ts';
import { visitorsView } from '#server/web/visitor-snapshot.ts';
import { platformUnderTest } from '#tests/server/platforms.ts';
import { describe, expect, it, vi } from 'vitest';

describe('a new demo', () => {
  const subject = platformUnderTest();

  it('has painted the first view before its first visitor', async () => {
    const { app, context } = subject.platform();
    const { settings, catalogue, clock } = context;
    await app.listen({ port: 0, host: '127.0.0.1' });
    const view = visitorsView(await catalogue.current(), settings, clock.now());
    const icons = view?.games.map(({ avif = '' }) => /\/(\d+)_/.exec(avif)?.[1]) ?? [];
    expect(icons).not.toEqual([]);
    await vi.waitFor(
      async () => {
        const [painter = ''] = await readdir(join(settings.dataDir, 'art'));
        const painted = await readdir(join(settings.dataDir, 'art', painter));
        expect(painted).toContainEqual(expect.stringMatching(/^banner-ph-\d+\.avif$/));
        for (const id of icons) {
          expect(painted).toContainEqual(expect.stringMatching(new RegExp(`^icon-${id}-.*avif$`)));
        }
      },
      { timeout: 10_000, interval: 50 },
    );
  });

  it('begins no further picture while it closes', async () => {
    const { context } = subject.platform();
    const begun: unknown[] = [];
    const store = {
      banner: (_market: string, id: number) => begun.push(id),
      icon: ({ id }: { id: number }) => begun.push(id),
    } as unknown as ArtStore;
    const art = {
      store,
      findGame: async (id: number) => (await context.catalogue.current()).games.get(id),
    };
    await paintFirstView(art, context, () => begun.length > 2);
    expect(begun.length).toBeGreaterThan(2);
    expect(begun.length).toBeLessThan(5);
  });
});
