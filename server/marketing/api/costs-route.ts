import { API_PATHS } from '#server/marketing/api/paths.ts';
import { dayText, marketDay } from '#server/core/market-day.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { DATA_POLICY } from '#server/core/http/json-body.ts';
import { Errcode } from '#server/core/http/refusal.ts';
import { findImport } from '#server/marketing/costs/cost-imports.ts';
import { markets } from '#shared/market/market.ts';
import { maySendCosts, tokenUser } from '#server/marketing/api/tokens.ts';
import { operatorByKey, operatorKeysOf } from '#server/core/http/operator-key.ts';
import { perMinute } from '#server/core/http/address-limits.ts';
import { readSentCosts } from '#server/marketing/costs/sent-costs.ts';
import { saveAndNote } from '#server/marketing/costs/noted-imports.ts';
import { transact } from '#server/core/database/transact.ts';
import type { ConsolePorts } from '#server/marketing/kit/console-app.ts';
import type { FastifyInstance } from 'fastify';

const PER_MINUTE = 60;
const LARGEST_BODY = 1024 * 1024;
/** The same body within this time is the same import. */
const SAME_MS = DAY_MS;

/** Takes costs from programs: all of a body or nothing. */
export function addCostsApi(app: FastifyInstance, context: ConsolePorts): void {
  const { database, settings, clock } = context;
  const { market } = settings;
  const { currency } = markets[market];
  const keys = operatorKeysOf(settings);
  const options = { bodyLimit: LARGEST_BODY, config: { rateLimit: perMinute(PER_MINUTE) } };

  app.post(API_PATHS.costs, options, async (request, reply) => {
    const now = clock.now();
    void reply.header('cache-control', 'no-store').header('content-security-policy', DATA_POLICY);
    const operator = operatorByKey(request, keys);
    const sender =
      operator === undefined ? await tokenUser(database.db, request, now) : { name: operator };
    if (!sender) {
      return reply.code(401).header('www-authenticate', 'Bearer realm="Parola reports"').send({
        errcode: Errcode.sessionExpired,
        msg: 'send a token of your account as "Authorization: Bearer …"',
      });
    }
    const sent = await readSentCosts(request.body, {
      currency,
      today: marketDay(market, now).number,
    });
    const added = await transact(database, async (trx) => {
      if (operator === undefined && !(await maySendCosts(trx, request))) return undefined;
      const since = now - SAME_MS;
      const before = await findImport(trx, { digest: sent.digest, since });
      if (before) return before;
      const id = await saveAndNote(trx, { ...sent, actor: { ...sender, session: undefined }, now });
      return findImport(trx, { id });
    });
    if (!added) {
      return reply.code(403).send({
        errcode: Errcode.forbidden,
        msg: 'this token may not send costs: create one that may, with an account of a marketer',
      });
    }
    const { id, lines, total, from_day: from, to_day: to } = added;
    return reply.send({ import: id, lines, from: dayText(from), to: dayText(to), total });
  });
}
