import { visitorsView } from '#server/web/visitor-snapshot.ts';
import { paintAhead, type ArtRoutesOptions } from '#server/demo/art/art-routes.ts';
import type { PlatformContext } from '#server/calls/context.ts';

/**
 * Paints the pictures of a visitor's first view in the background, two at a time. It takes about a second, which
 * the first visitor of a new demo would otherwise wait. Whoever asks for a picture that could not be painted gets
 * the error.
 * @param isClosing whether the server is: no further picture is then painted
 * @returns when the last one is stored
 */
export async function paintFirstView(
  art: ArtRoutesOptions,
  { catalogue, clock, settings }: Pick<PlatformContext, 'catalogue' | 'clock' | 'settings'>,
  isClosing: () => boolean,
): Promise<void> {
  const view = visitorsView(await catalogue.current(), settings, clock.now());
  const icons = view?.games.map(({ avif, icon }) => avif ?? icon) ?? [];
  const left = [view?.banner ?? '', ...icons].values();
  async function paint(): Promise<void> {
    for (const address of left) {
      if (isClosing()) return;
      await paintAhead(art, address).catch(() => undefined);
    }
  }
  await Promise.all([paint(), paint()]);
}
