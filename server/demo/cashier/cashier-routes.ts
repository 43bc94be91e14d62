import { MINUTE_MS } from '#shared/time/duration.ts';
import { takeTurn } from '#server/players/base/rate-limits.ts';
import {
  cashierState,
  decide,
  decisionRequest,
  paymentRequest,
} from '#server/demo/cashier/cashier-calls.ts';
import { checkBody } from '#server/core/http/read-body.ts';
import { isCashierToken } from '#server/demo/sandbox/cashier-token.ts';
import {
  addOwnPage,
  addPageFiles,
  ownPageHtml,
  ownPagePolicy,
} from '#server/core/http/own-pages.ts';
import type { PlatformContext } from '#server/calls/context.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as v from 'valibot';

/** Token of a payment page; the app only ever has it inside an address. */
export const CASHIER_TOKEN_HEADER = 'x-cashier-token';

const CALLS = { turns: 120, windowMs: MINUTE_MS };

const HTML = ownPageHtml({
  title: 'Sandbox cashier',
  colorScheme: 'dark light',
  sheets: ['cashier'],
  script: 'cashier',
  body: '<body><main id="cashier" aria-busy="true"></main></body>',
});

/** Serves the sandbox cashier: its pages, files and calls. */
export function addCashier(app: FastifyInstance, context: PlatformContext): void {
  const { pathPrefix, allowedOrigins } = context.settings;
  const address = `${pathPrefix}/cashier`;
  const policy = ownPagePolicy(["'self'", ...allowedOrigins]);
  addOwnPage(app, `${address}/pay/`, HTML, { policy, frames: 'SAMEORIGIN' });
  // Some wallets' pages refuse to be framed; this one lets an app be tested with that.
  const strict = ownPagePolicy(["'none'"]);
  addOwnPage(app, `${address}/strict/`, HTML, { policy: strict, frames: 'DENY' });
  addPageFiles(app, `${address}/files`, 'cashier-pages');
  addCalls(app, context, address);
}

function addCalls(app: FastifyInstance, context: PlatformContext, address: string): void {
  const { database, clock, payments } = context;
  const add = <Schema extends v.GenericSchema<unknown, { paymentId: string }>>(
    name: string,
    schema: Schema,
    act: (body: v.InferOutput<Schema>) => Promise<void>,
  ): void => {
    app.post(`${address}/api/${name}`, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const body = checkBody(schema, request.body);
      const { paymentId } = body;
      const given = String(request.headers[CASHIER_TOKEN_HEADER]);
      if (!isCashierToken(payments.sandboxKey, paymentId, given)) return missing(reply);
      const turn = await takeTurn(database.db, `cashier:${paymentId}`, CALLS, clock.now());
      if (turn.waitMs > 0) return reply.code(429).send({ error: 'too-frequent' });
      await act(body);
      return (await cashierState(context, paymentId, clock.now())) ?? missing(reply);
    });
  };
  add('state', paymentRequest, async () => {});
  add('decide', decisionRequest, ({ paymentId, decision }) =>
    decide(context, app, { paymentId, decision, now: clock.now() }),
  );
}

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ error: 'no-such-payment' });
