import { once } from '#server/once.ts';
import type { ArtStore } from '#server/art/art-store.ts';

/** A store of pictures whose painter, with its native library, is loaded for the first picture. */
export function lazyArtStore(folder: string): ArtStore {
  const load = once(async () => {
    const { createArtStore } = await import('#server/art/art-store.ts');
    return createArtStore(folder);
  });
  return {
    icon: async (game, options) => (await load()).icon(game, options),
    banner: async (market, id) => (await load()).banner(market, id),
    notice: async (id) => (await load()).notice(id),
    service: async (id) => (await load()).service(id),
    promo: async () => (await load()).promo(),
  };
}
