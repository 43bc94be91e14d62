import { visitorsView } from '#server/web/visitor-snapshot.ts';
import { paintAhead, type ArtRoutesOptions } from '#server/demo/art/art-routes.ts';
import type { PlatformContext } from '#server/calls/context.ts';

/**
 * Paints the pictures of a visitor's first view in the background. It takes about a second, which the first
 * visitor of a new demo would otherwise wait. Whoever asks for a picture that could not be painted gets the error.
 */
export function paintFirstView(
  art: ArtRoutesOptions,
  { catalogue, clock, settings }: PlatformContext,
): void {
  async function paint(): Promise<void> {
    const view = visitorsView(await catalogue.current(), settings, clock.now());
    const icons = view?.games.map(({ avif, icon }) => avif ?? icon) ?? [];
    await Promise.all([view?.banner ?? '', ...icons].map((address) => paintAhead(art, address)));
  }
  paint().catch(() => undefined);
}
