import { visitorsView } from '#server/web/visitor-snapshot.ts';
import type { PlatformContext } from '#server/calls/context.ts';
import type { FastifyInstance } from 'fastify';

/**
 * Requests the pictures of a visitor's first view once the server listens. Painting them takes about a second,
 * which the first visitor of a new demo would otherwise wait.
 */
export function paintFirstView(
  app: FastifyInstance,
  { catalogue, clock, settings }: PlatformContext,
): void {
  async function paint(): Promise<void> {
    const view = visitorsView(await catalogue.current(), settings, clock.now());
    const icons = view?.games.map(({ avif, icon }) => avif ?? icon) ?? [];
    const addresses = [view?.banner ?? '', ...icons].filter((url) =>
      url.startsWith('/static/art/'),
    );
    await Promise.all(addresses.map((url) => app.inject(url)));
  }
  app.addHook('onListen', () => {
    // Whoever asks for a picture that could not be painted gets the error.
    paint().catch(() => undefined);
  });
}
