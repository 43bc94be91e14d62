import { GAME_KINDS, type GameKind } from '#server/core/database/game-kind.ts';
import { openToFrames } from '#server/core/http/cors.ts';
import {
  addOwnPage,
  addPageFiles,
  ownPageHtml,
  ownPagePolicy,
  withPageHeaders,
} from '#server/core/http/own-pages.ts';
import { checkBody } from '#server/core/http/read-body.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { sendText } from '#server/core/http/send-text.ts';
import { visitCall } from '#server/game/game-calls.ts';
import { gameState, visitState } from '#server/game/game-handlers.ts';
import type { GamePorts } from '#server/game/game-ports.ts';
import { visitOf } from '#server/game/game-routes.ts';
import { languageOf } from '#server/game/handler.ts';
import { PlayError } from '#server/game/play/play-error.ts';
import { codeOf, wholePage, type PageFacts } from '#server/game/whole-page.ts';
import type { FastifyInstance } from 'fastify';

/** Pages that this server serves under `/game/`: one per game kind, and the one that verifies rounds. */
export const GAME_PAGES = [...GAME_KINDS, 'verify'] as const;

/** What a game's address names: a play token, or the game of a visitor's demo. */
interface PageQuery {
  readonly s?: unknown;
  readonly demo?: unknown;
  readonly lang?: unknown;
}

const VERIFY_PAGE = ownPageHtml({
  title: 'Check a round',
  colorScheme: 'dark',
  sheets: ['game', 'panels', 'verify'],
  script: 'verify',
  body: '<body data-page="verify"><main id="game" aria-busy="true"></main></body>',
});

/** Serves the games' pages, and the one that verifies rounds with its files. */
export function addGamePages(app: FastifyInstance, context: GamePorts): void {
  const { pathPrefix, allowedOrigins, pictureOrigins } = context.settings;
  const framedBy = ["'self'", ...allowedOrigins];
  const frames = 'SAMEORIGIN';
  for (const kind of GAME_KINDS) {
    app.get<{ Querystring: PageQuery }>(`${pathPrefix}/game/${kind}/`, async (request, reply) => {
      const [code, facts] = await Promise.all([
        codeOf(kind),
        factsFor(context, kind, request.query).catch((error: unknown) => {
          // The page asks again, and shows what is wrong.
          request.log.error(error);
          return undefined;
        }),
      ]);
      const lang = languageOf(facts?.value.lang ?? textIn(request.query.lang));
      const policy = ownPagePolicy(framedBy, pictureOrigins, code.sources);
      return sendText(request, withPageHeaders(reply, { policy, frames }), {
        type: 'text/html',
        text: wholePage({ kind, lang, code, facts }),
      });
    });
  }
  const policy = ownPagePolicy(framedBy, pictureOrigins);
  addOwnPage(app, `${pathPrefix}/game/verify/`, VERIFY_PAGE, { policy, frames });
  app.get(`${pathPrefix}/game/verify`, (_request, reply) => reply.redirect('verify/'));
  addPageFiles(app, `${pathPrefix}/game/files`, 'game-pages', openToFrames);
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The facts that the page's first call would answer; undefined where that call would be refused. */
async function factsFor(
  context: GamePorts,
  kind: GameKind,
  { s, demo, lang }: PageQuery,
): Promise<PageFacts | undefined> {
  try {
    const facts = await readFacts(context, { s, demo, lang });
    // The address names another kind's page: that page's code cannot play this game.
    return facts?.value.kind === kind ? facts : undefined;
  } catch (error) {
    if (error instanceof PlayError || error instanceof BadRequest) return undefined;
    throw error;
  }
}

async function readFacts(
  context: GamePorts,
  { s, demo, lang }: PageQuery,
): Promise<PageFacts | undefined> {
  if (typeof demo === 'string') {
    const asked = { gameId: Number(demo), lang: languageOf(textIn(lang)) };
    return { name: 'visit', value: await visitState(context, checkBody(visitCall, asked)) };
  }
  if (typeof s !== 'string') return undefined;
  return { name: 'state', value: await gameState(await visitOf(context, s)) };
}
