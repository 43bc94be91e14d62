import { GAME_KINDS, type GameKind } from '#server/games/rules/kinds.ts';
import { openToFrames } from '#server/web/cors.ts';
import { addPageFiles, ownPagePolicy } from '#server/web/own-pages.ts';
import type { PlatformContext } from '#server/context.ts';
import type { FastifyInstance } from 'fastify';

/** Pages that the platform serves under `/game/`: one a game, and the one that checks rounds. */
export const GAME_PAGES = [...GAME_KINDS, 'verify'] as const;
export type GamePage = GameKind | 'verify';

const TITLES: Readonly<Record<GamePage, string>> = {
  reels: 'Reels',
  cards: 'Five cards',
  rise: 'Rise',
  verify: 'Check a round',
};

/** A page without content: its script builds it. Addresses are relative, so a path prefix fits. */
const pageHtml = (page: GamePage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${TITLES[page]}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="../files/game.css">
<link rel="stylesheet" href="../files/panels.css">
<link rel="stylesheet" href="../files/${page}.css">
<script type="module" src="../files/${page}.js"></script>
</head>
<body data-page="${page}"><main id="game" aria-busy="true"></main></body>
</html>
`;

/** Serves the games' pages and their files. */
export function addGamePages(app: FastifyInstance, { settings }: PlatformContext): void {
  const { pathPrefix, allowedOrigins } = settings;
  const policy = ownPagePolicy(["'self'", ...allowedOrigins]);
  for (const page of GAME_PAGES) {
    const html = pageHtml(page);
    app.get(`${pathPrefix}/game/${page}/`, (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        // Older browsers know nothing else; the newer ones heed the policy, which knows more.
        .header('x-frame-options', 'SAMEORIGIN')
        .header('referrer-policy', 'no-referrer')
        .send(html),
    );
  }
  app.get(`${pathPrefix}/game/verify`, (_request, reply) => reply.redirect('verify/'));
  addPageFiles(app, `${pathPrefix}/game/files`, 'game-pages', openToFrames);
}
