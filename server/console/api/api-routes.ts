import { API_DOCUMENT } from '#server/console/api/api-document.ts';
import { API_PATHS } from '#server/console/api/paths.ts';
import { countVisitors } from '#server/attribution/count-visitors.ts';
import { DATA_POLICY } from '#server/http/json-body.ts';
import { Errcode } from '#server/http/refusal.ts';
import { hasOperatorKey } from '#server/http/operator-key.ts';
import { marketDay } from '#server/market-day.ts';
import { markets } from '#domain/market.ts';
import { noteOnly } from '#server/console/access/actions.ts';
import { perMinute } from '#server/http/address-limits.ts';
import { readSharedReport, SHARED_REPORTS } from '#server/console/api/shared-report.ts';
import { readFormat } from '#server/attribution/report-range.ts';
import { readView } from '#server/console/report/view.ts';
import { sendText } from '#server/http/send-text.ts';
import { tokenUser } from '#server/console/api/tokens.ts';
import type { ConsolePorts, ConsoleRequest } from '#server/console/console-app.ts';
import type { FastifyInstance } from 'fastify';

const PER_MINUTE = 60;

/** Reports for programs: the numbers of the pages, read with an account's token. */
export function addReportApi(app: FastifyInstance, context: ConsolePorts): void {
  const { database, settings, clock } = context;
  const { market } = settings;
  const { timeZone } = markets[market];
  const db = database.longDb;
  const options = { config: { rateLimit: perMinute(PER_MINUTE) } };

  app.get(API_PATHS.document, options, (_request, reply) => reply.send(API_DOCUMENT));

  for (const name of SHARED_REPORTS) {
    app.get(API_PATHS[name], options, async (request: ConsoleRequest, reply) => {
      const now = clock.now();
      void reply.header('cache-control', 'no-store').header('content-security-policy', DATA_POLICY);
      const user = hasOperatorKey(request, settings.operatorKey)
        ? { name: 'operator key' }
        : await tokenUser(database.db, request, now);
      if (!user) {
        return reply.code(401).header('www-authenticate', 'Bearer realm="Parola reports"').send({
          errcode: Errcode.sessionExpired,
          msg: 'send a token of your account as "Authorization: Bearer …"',
        });
      }
      const asked = readFormat({ format: 'json', ...request.query });
      const format = asked === 'html' ? 'json' : asked;
      const today = marketDay(market, now).number;
      const view = readView(request.query, today);
      await countVisitors(database, market, now);
      const texts = await readSharedReport(db, name, view, { today, timeZone });
      await noteOnly(database, {
        actor: { name: user.name, session: undefined },
        action: 'exported',
        detail: { file: API_PATHS[name], format },
        now,
      });
      return format === 'csv'
        ? sendText(request, reply, { type: 'text/csv', text: texts.csv() })
        : sendText(request, reply, { type: 'application/json', text: texts.json() });
    });
  }
}
