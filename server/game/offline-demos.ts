import { createHash } from 'node:crypto';
import type { CatalogueSnapshot } from '#server/catalogue/catalogue.ts';
import type { NumberedGame } from '#server/catalogue/game-rows.ts';
import { isOffered } from '#server/catalogue/offered-game.ts';
import { GAME_KINDS } from '#server/core/database/game-kind.ts';
import { openToFrames } from '#server/core/http/cors.ts';
import { sendText } from '#server/core/http/send-text.ts';
import { visitStateOf } from '#server/game/game-handlers.ts';
import type { GamePorts } from '#server/game/game-ports.ts';
import { languageOf, type PageLanguage } from '#server/game/handler.ts';
import { codeOf, wholePage } from '#server/game/whole-page.ts';
import { kindOfType } from '#server/game/rules/kinds.ts';
import type { CallPorts, Handler } from '#server/players/handler.ts';
import { OFFLINE_DEMO_POLICY } from '#shared/play/offline-demo.ts';
import type { FastifyInstance } from 'fastify';

const VERSION_LENGTH = 16;

interface KeptPage {
  readonly gameId: number;
  readonly html: string;
  readonly version: string;
}

/** The game of each kind that opens first: hot ones before others, in the lobby's order. */
function demoGames({ config, games }: CatalogueSnapshot): readonly NumberedGame[] {
  const open = [...games.values()]
    .filter((game) => game.demo === 1 && game.status !== 0 && isOffered(config, game))
    .toSorted(
      (a, b) => (b.hot ?? 0) - (a.hot ?? 0) || (a.hotSort ?? 0) - (b.hotSort ?? 0) || a.id - b.id,
    );
  return GAME_KINDS.flatMap((kind) => open.find(({ typeId }) => kindOfType(typeId) === kind) ?? []);
}

async function makePages(
  snapshot: CatalogueSnapshot,
  lang: PageLanguage,
): Promise<readonly KeptPage[]> {
  return Promise.all(
    // The icon would be a request; the app shows the game's name itself.
    demoGames(snapshot).map(async (game) => {
      const value = visitStateOf(snapshot, game, lang);
      const kept = { ...value, game: { ...value.game, icon: '' } };
      const html = wholePage({
        kind: value.kind,
        lang,
        code: await codeOf(value.kind),
        facts: { name: 'visit', value: kept },
      });
      const version = createHash('sha256').update(html).digest('hex').slice(0, VERSION_LENGTH);
      return { gameId: game.id, html, version };
    }),
  );
}

/** Made once for each state of the lobby. */
const made = new WeakMap<CatalogueSnapshot, Map<PageLanguage, Promise<readonly KeptPage[]>>>();

function pagesOf(snapshot: CatalogueSnapshot, lang: PageLanguage): Promise<readonly KeptPage[]> {
  const known = made.get(snapshot) ?? new Map<PageLanguage, Promise<readonly KeptPage[]>>();
  made.set(snapshot, known);
  const pages = known.get(lang) ?? makePages(snapshot, lang);
  known.set(lang, pages);
  return pages;
}

const keptPages = async (
  { settings, catalogue }: Pick<CallPorts, 'settings' | 'catalogue'>,
  lang: PageLanguage,
): Promise<readonly KeptPage[]> =>
  settings.visitorDemos ? pagesOf(await catalogue.current(), lang) : [];

/** The demos that a phone can keep: one of each kind. */
export const offlineDemos: Handler<'offlineDemos'> = async (context, request, { origin }) => {
  const lang = languageOf(request.lang);
  const folder = `${origin}${context.settings.pathPrefix}/game/offline`;
  const pages = await keptPages(context, lang);
  return {
    list: pages.map(({ gameId, html, version }) => ({
      gameId,
      pageUrl: `${folder}/${gameId}?lang=${lang}`,
      bytes: Buffer.byteLength(html),
      version,
    })),
  };
};

/** Serves the pages to any origin; each has everything inside. */
export function addOfflineDemos(app: FastifyInstance, context: GamePorts): void {
  app.get<{ Params: { id: string }; Querystring: { lang?: unknown } }>(
    `${context.settings.pathPrefix}/game/offline/:id`,
    { onRequest: openToFrames },
    async (request, reply) => {
      const { params, query } = request;
      const { lang } = query;
      const pages = await keptPages(context, languageOf(typeof lang === 'string' ? lang : ''));
      const page = pages.find(({ gameId }) => String(gameId) === params.id);
      if (page === undefined) return reply.callNotFound();
      void reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', OFFLINE_DEMO_POLICY)
        .header('x-frame-options', 'DENY')
        .header('referrer-policy', 'no-referrer');
      return sendText(request, reply, { type: 'text/html', text: page.html });
    },
  );
}
