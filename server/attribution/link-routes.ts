import { ownOrigin } from '#server/http/own-origin.ts';
import { classifyAgent } from '#server/attribution/client-words.ts';
import { countOpening, findLink, linkTarget, type Link } from '#server/attribution/links.ts';
import { escapeAttribute as escape } from '#server/web/shell.ts';
import { htmlPage } from '#server/web/html-page.ts';
import { marketDay } from '#server/market-day.ts';
import { perMinute } from '#server/http/address-limits.ts';
import { addressCard, cardLanguage, cardTags, type ShareCard } from '#server/web/share-card.ts';
import type { PlatformContext } from '#server/context.ts';
import type { FastifyInstance } from 'fastify';

/** Requests per address. */
const PER_MINUTE = 300;
/** Most characters of a query that is passed on. */
const LONGEST_QUERY = 1000;

/** The card of a link: its own texts, else those of the app. */
export function linkCard(
  { title, description }: Pick<Link, 'title' | 'description'>,
  language: ShareCard['language'],
): ShareCard {
  const app = addressCard(new URLSearchParams(), language);
  return { language, title: title || app.title, description: description || app.description };
}

/**
 * Short addresses: they redirect into the app with the link's campaign and the query of the request. A robot
 * that requests a preview gets the card; robots are counted separately.
 */
export function addLinks(
  app: FastifyInstance,
  { database, settings, clock }: Pick<PlatformContext, 'database' | 'settings' | 'clock'>,
): void {
  app.get<{ Params: { name: string } }>(
    '/l/:name',
    { config: { rateLimit: perMinute(PER_MINUTE) } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const link = await findLink(database.db, { name: request.params.name.toLowerCase() });
      // A mistyped address still leads to the games.
      if (!link) return reply.redirect('/', 302);
      const isRobot = classifyAgent(request.headers['user-agent'] ?? '').bot;
      const isPrefetch = request.headers['sec-purpose']?.includes('prefetch') === true;
      if (!isPrefetch && request.method === 'GET') {
        const day = marketDay(settings.market, clock.now()).number;
        await countOpening(database.db, { id: link.id, day, isRobot });
      }
      const at = request.url.indexOf('?');
      const query = at < 0 ? '' : request.url.slice(at + 1, at + 1 + LONGEST_QUERY);
      const target = linkTarget(link, new URLSearchParams(query));
      if (!isRobot) return reply.redirect(target, 302);
      const language = cardLanguage(request.headers['accept-language'] ?? '', settings.market);
      const card = linkCard(link, language);
      const page = cardPage(card, ownOrigin(request), target);
      return reply.type('text/html; charset=utf-8').send(page);
    },
  );
}

const cardPage = (card: ShareCard, origin: string, target: string): string =>
  htmlPage(
    `<title>${escape(card.title)}</title>
<meta name="description" content="${escape(card.description)}">
${cardTags(card, origin)}`,
    `<p><a href="${escape(target)}">${escape(card.title)}</a></p>`,
  );
