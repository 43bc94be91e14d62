import { GAME_KINDS, type GameKind } from '#server/core/database/game-kind.ts';
import { KIND_TITLES } from '#server/game/rules/kinds.ts';
import { openToFrames } from '#server/core/http/cors.ts';
import {
  addOwnPage,
  addPageFiles,
  ownPageHtml,
  ownPagePolicy,
} from '#server/core/http/own-pages.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { FastifyInstance } from 'fastify';

/** Pages that this server serves under `/game/`: one per game kind, and the one that verifies rounds. */
export const GAME_PAGES = [...GAME_KINDS, 'verify'] as const;
export type GamePage = GameKind | 'verify';

const titleOf = (page: GamePage): string =>
  page === 'verify' ? 'Check a round' : KIND_TITLES[page];

const pageHtml = (page: GamePage): string =>
  ownPageHtml({
    title: titleOf(page),
    colorScheme: 'dark',
    sheets: ['game', 'panels', page],
    script: page,
    body: `<body data-page="${page}"><main id="game" aria-busy="true"></main></body>`,
  });

/** Serves the games' pages and their files. */
export function addGamePages(
  app: FastifyInstance,
  { settings }: Pick<CorePorts, 'settings'>,
): void {
  const { pathPrefix, allowedOrigins, pictureOrigins } = settings;
  const policy = ownPagePolicy(["'self'", ...allowedOrigins], pictureOrigins);
  for (const page of GAME_PAGES) {
    const address = `${pathPrefix}/game/${page}/`;
    addOwnPage(app, address, pageHtml(page), { policy, frames: 'SAMEORIGIN' });
  }
  app.get(`${pathPrefix}/game/verify`, (_request, reply) => reply.redirect('verify/'));
  addPageFiles(app, `${pathPrefix}/game/files`, 'game-pages', openToFrames);
}
