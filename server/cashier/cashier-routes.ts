import { MINUTE_MS } from '#domain/duration.ts';
import { takeTurn } from '#server/accounts/rate-limits.ts';
import {
  cashierState,
  decide,
  decisionRequest,
  paymentRequest,
} from '#server/cashier/cashier-calls.ts';
import { checkBody } from '#server/http/read-body.ts';
import { isCashierToken } from '#server/payments/sandbox/cashier-token.ts';
import { addPageFiles, ownPagePolicy } from '#server/web/own-pages.ts';
import type { PlatformContext } from '#server/context.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as v from 'valibot';

/** What opens a payment, beside its number; never in the app's hands but inside an address. */
export const CASHIER_TOKEN_HEADER = 'x-cashier-token';

const CALLS = { turns: 120, windowMs: MINUTE_MS };

/** A page without content: its script builds it. Addresses are relative, so a path prefix fits. */
const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Sandbox cashier</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="../files/colours.css">
<link rel="stylesheet" href="../files/cashier.css">
<script type="module" src="../files/cashier.js"></script>
</head>
<body><main id="cashier" aria-busy="true"></main></body>
</html>
`;

/** Serves the sandbox's cashier: its pages, their files and their calls. */
export function addCashier(app: FastifyInstance, context: PlatformContext): void {
  const { pathPrefix, allowedOrigins } = context.settings;
  const address = `${pathPrefix}/cashier`;
  const framed = ownPagePolicy(["'self'", ...allowedOrigins]);
  addPage(app, `${address}/pay/`, framed, 'SAMEORIGIN');
  // Some wallets' pages refuse to be framed; this is one to try an app with.
  addPage(app, `${address}/strict/`, ownPagePolicy(["'none'"]), 'DENY');
  addPageFiles(app, `${address}/files`, 'cashier-pages');
  addCalls(app, context, address);
}

function addPage(app: FastifyInstance, address: string, policy: string, frames: string): void {
  app.get(address, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .header('x-frame-options', frames)
      .header('referrer-policy', 'no-referrer')
      .send(HTML),
  );
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
