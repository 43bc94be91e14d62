import { API_DOCUMENT } from '#server/marketing/api/api-document.ts';
import { API_PATHS } from '#server/marketing/api/paths.ts';
import { checkHours } from '#server/marketing/report/hours.ts';
import { countSums } from '#server/marketing/revenue/count-revenue.ts';
import { DATA_POLICY } from '#server/core/http/json-body.ts';
import { Errcode } from '#server/core/http/refusal.ts';
import { operatorByKey, operatorKeysOf } from '#server/core/http/operator-key.ts';
import { marketDay } from '#server/core/market-day.ts';
import { markets } from '#shared/market/market.ts';
import { noteOnly } from '#server/marketing/access/actions.ts';
import { perMinute } from '#server/core/http/address-limits.ts';
import { readForReport } from '#server/core/database/report-database.ts';
import { readSharedReport } from '#server/marketing/api/shared-report.ts';
import { REPORT_NAMES } from '#server/marketing/report/report-names.ts';
import { readFormat } from '#server/marketing/report/report-range.ts';
import { readView } from '#server/marketing/report/view.ts';
import { sendText } from '#server/core/http/send-text.ts';
import { tokenUser } from '#server/marketing/api/tokens.ts';
import type { ConsolePorts, ConsoleRequest } from '#server/marketing/kit/console-app.ts';
import type { FastifyInstance } from 'fastify';

const PER_MINUTE = 60;

/** Reports for programs: the numbers of the pages, read with an account's token. */
export function addReportApi(app: FastifyInstance, context: ConsolePorts): void {
  const { database, settings, clock } = context;
  const { market } = settings;
  const { timeZone } = markets[market];
  const keys = operatorKeysOf(settings);
  const options = { config: { rateLimit: perMinute(PER_MINUTE) } };

  app.get(API_PATHS.document, options, (_request, reply) => reply.send(API_DOCUMENT));

  for (const name of REPORT_NAMES) {
    app.get(API_PATHS[name], options, async (request: ConsoleRequest, reply) => {
      const now = clock.now();
      void reply.header('cache-control', 'no-store').header('content-security-policy', DATA_POLICY);
      const operator = operatorByKey(request, keys);
      const user =
        operator === undefined
          ? await tokenUser(database.db, request, now)
          : { name: operator, scope: 'all' as const };
      if (!user) {
        return reply.code(401).header('www-authenticate', 'Bearer realm="Parola reports"').send({
          errcode: Errcode.sessionExpired,
          msg: 'send a token of your account as "Authorization: Bearer …"',
        });
      }
      const asked = readFormat({ format: 'json', ...request.query });
      const format = asked === 'html' ? 'json' : asked;
      const today = marketDay(market, now).number;
      const view = readView(request.query, today, user.scope);
      checkHours(name, view);
      await countSums(database, market, now);
      const texts = await readForReport(database, (db) =>
        readSharedReport(db, name, view, { today, now, timeZone }),
      );
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
