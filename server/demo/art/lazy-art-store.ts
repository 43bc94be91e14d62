import { once } from '#server/core/once.ts';
import type { ArtStore } from '#server/demo/art/art-store.ts';

/** An art store that loads the painter and its native library on first use. */
export function lazyArtStore(folder: string): ArtStore {
  const load = once(async () => {
    const { createArtStore } = await import('#server/demo/art/art-store.ts');
    return createArtStore(folder);
  });
  return {
    icon: async (game, options) => (await load()).icon(game, options),
    banner: async (market, id, type) => (await load()).banner(market, id, type),
    notice: async (id, type) => (await load()).notice(id, type),
    small: async (kind, id) => (await load()).small(kind, id),
    promo: async (type) => (await load()).promo(type),
  };
}
