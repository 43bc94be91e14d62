import { operatorByKey, operatorKeysOf } from '#server/core/http/operator-key.ts';
import { readOutbox, type OutboxMessage } from '#server/players/sms/outbox-provider.ts';
import { mayOpenLocally } from '#server/core/http/loopback.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { htmlPage } from '#server/core/http/html-page.ts';
import type { PlatformContext } from '#server/calls/context.ts';
import type { FastifyInstance } from 'fastify';

const SHOWN = 50;
const RELOAD_SECONDS = 5;

/** Serves the page of unsent messages: for this machine, or with the operator's key. */
export function addOutbox(
  app: FastifyInstance,
  { database: { db }, settings, sms }: Pick<PlatformContext, 'database' | 'settings' | 'sms'>,
): void {
  const keys = operatorKeysOf(settings);
  app.get('/dev/outbox', async (request, reply) => {
    const isAllowed =
      mayOpenLocally(request, settings) || operatorByKey(request, keys) !== undefined;
    if (!isAllowed) return reply.callNotFound();
    await sms.settled();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(outboxPage(await readOutbox(db, SHOWN)));
  });
}

/** Renders the messages as a page without script or styles. */
export function outboxPage(messages: readonly OutboxMessage[]): string {
  const rows = messages.map(
    ({ time, to, scene, text }) =>
      `<tr><td>${new Date(time).toISOString()}</td><td>${escapeHtml(to)}</td><td>${scene}</td><td>${escapeHtml(text)}</td></tr>`,
  );
  return htmlPage(
    `<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<title>Parola: outbox</title>`,
    `<h1>Outbox</h1>
<p>Messages that a real platform would have sent, newest first. This page reloads every ${RELOAD_SECONDS} seconds.</p>
${rows.length === 0 ? '<p>None so far.</p>' : table(rows)}`,
  );
}

const table = (rows: readonly string[]): string => `<table>
<caption>Messages</caption>
<thead><tr><th scope="col">Time</th><th scope="col">To</th><th scope="col">Scene</th><th scope="col">Text</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
