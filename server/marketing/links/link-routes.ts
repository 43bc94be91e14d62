import { ownOrigin } from '#server/core/http/own-origin.ts';
import { classifyAgent } from '#server/marketing/events/client-words.ts';
import { countOpening, findLink } from '#server/marketing/links/link-rows.ts';
import { linkTarget, readShortAddress, type Link } from '#server/marketing/links/links.ts';
import { fieldsOf } from '#shared/lobby/search-params.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { htmlPage } from '#server/core/http/html-page.ts';
import { marketDay } from '#server/core/market-day.ts';
import { isSpeculative } from '#server/core/http/speculative.ts';
import { perMinute } from '#server/core/http/address-limits.ts';
import {
  addressCard,
  cardLanguage,
  cardTags,
  type ShareCard,
} from '#server/marketing/links/share-card.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type LinkRequest = FastifyRequest<{ Params: { name: string } }>;

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
  { database, settings, clock }: Pick<CorePorts, 'database' | 'settings' | 'clock'>,
): void {
  const open = async (request: LinkRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store');
    const { name, query: inside } = readShortAddress(request.params.name);
    const at = request.url.indexOf('?');
    const behind = at < 0 ? '' : request.url.slice(at + 1);
    const query = new URLSearchParams(fieldsOf(`${behind}&${inside}`.slice(0, LONGEST_QUERY)));
    const link = await findLink(database.db, { name });
    // A mistyped address still leads to the games, with its campaign.
    if (!link) return reply.redirect(query.size === 0 ? '/' : `/?${query.toString()}`, 302);
    const agent = request.headers['user-agent'] ?? '';
    const isRobot = classifyAgent(agent).bot;
    if (!isSpeculative(request) && request.method === 'GET') {
      const day = marketDay(settings.market, clock.now()).number;
      // Every browser names itself.
      await countOpening(database.db, { id: link.id, day, isRobot: isRobot || agent === '' });
    }
    const target = linkTarget(link, query);
    if (!isRobot) return reply.redirect(target, 302);
    const language = cardLanguage(request.headers['accept-language'] ?? '', settings.market);
    const card = linkCard(link, language);
    const page = cardPage(card, ownOrigin(request), target);
    return reply.type('text/html; charset=utf-8').send(page);
  };
  for (const path of ['/l/:name', '/l/:name/', '/L/:name', '/L/:name/']) {
    app.get(path, { config: { rateLimit: perMinute(PER_MINUTE) } }, open);
  }
}

const cardPage = (card: ShareCard, origin: string, target: string): string =>
  htmlPage(
    `<title>${escapeHtml(card.title)}</title>
<meta name="description" content="${escapeHtml(card.description)}">
${cardTags(card, origin)}`,
    `<p><a href="${escapeHtml(target)}">${escapeHtml(card.title)}</a></p>`,
  );
