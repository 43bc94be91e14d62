import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { fromCoins } from '#shared/money/money.ts';
import { summaries } from '#server/calls/summaries.ts';
import { openApiDocument } from '#server/core/openapi/document.ts';
import { disagreementsIn, reconcile } from '#server/reconcile/reconcile.ts';
import { confirmed, givePasskey } from '#tests/passkey/passkey-calls.ts';
import { sendJudged } from './call-judge.ts';
import { goodCalls } from './good-calls.ts';
import {
  bodiesFor,
  changedAt,
  changes,
  HOSTILE,
  inTurn,
  oddTexts,
  placesIn,
} from './hostile-bodies.ts';
import { eachPlatform, ownPlayer } from './platforms.ts';
import { routesIn } from './printed-routes.ts';

const described = openApiDocument(summaries).paths;
const NAMES = Object.keys(endpoints) as EndpointName[];
/** Limits of an address are proved elsewhere; here one address sends everything. */
const FLAGS = [
  '--promotion-needs=',
  '--logins-per-ip=1000000',
  '--registrations-per-ip=1000000',
  '--install-events-per-ip=1000000',
  '--sms-per-ip=1000000',
];

/** Returns the published request schema of a call. */
function requestSchema(name: EndpointName) {
  const call = described[endpoints[name].path];
  if (!call) throw new Error(`${name} is not described`);
  return call.post.requestBody.content['application/json'].schema;
}

/** Declares the tests of every call with `numRuns` bodies each. */
export function fuzzEveryCall(title: string, numRuns: number): void {
  eachPlatform(
    title,
    (subject) => {
      const { demoToken, goodBody, prepareCall } = goodCalls(subject);

      it('is sent to every call of the app that the server has', () => {
        const routes = routesIn(subject.platform().app.printRoutes({ commonPrefix: false }))
          .filter((route) => route.startsWith('POST /app/'))
          .map((route) => route.replace('POST ', ''));
        expect(routes.toSorted()).toEqual(NAMES.map((name) => endpoints[name].path).toSorted());
      });

      it.each(NAMES)('%s answers each according to the contract', async (name) => {
        const { token } = await ownPlayer(subject.platform(), { deposits: fromCoins(10_000) });
        const bodies = bodiesFor(requestSchema(name));
        await fc.assert(
          fc.asyncProperty(bodies, fc.boolean(), async (body, isSignedIn) => {
            const text = JSON.stringify(body) ?? 'null';
            await sendJudged(subject.platform(), name, text, isSignedIn ? token : undefined);
          }),
          { numRuns },
        );
      });

      it.each(NAMES)('%s judges a good body that is changed in one place', async (name) => {
        const places = fc.nat({ max: 200 });
        await fc.assert(
          fc.asyncProperty(places, changes, fc.boolean(), async (at, change, isSignedIn) => {
            const { token, body } = await prepareCall(name);
            const inside = placesIn(body);
            const place = inside[at % inside.length] ?? [];
            const text = JSON.stringify(changedAt(body, place, change)) ?? 'null';
            await sendJudged(subject.platform(), name, text, isSignedIn ? token : undefined);
          }),
          { numRuns: Math.ceil(numRuns / 2) },
        );
      });

      it.each(NAMES.filter((name) => 'passkey' in (requestSchema(name).properties ?? {})))(
        '%s judges a passkey that is changed in one place',
        async (name) => {
          await fc.assert(
            fc.asyncProperty(fc.nat({ max: 200 }), changes, async (at, change) => {
              const { token, body } = await prepareCall(name);
              const { authenticator } = await givePasskey(subject, token);
              const passkey = await confirmed(subject, authenticator, token);
              const inside = placesIn(passkey);
              const changed = changedAt(passkey, inside[at % inside.length] ?? [], change);
              const text = JSON.stringify({ ...body, passkey: changed });
              await sendJudged(subject.platform(), name, text, token);
            }),
            { numRuns: Math.ceil(numRuns / 2) },
          );
        },
      );

      describe('one by one', () => {
        it.each([...NAMES.entries()])(
          '%i %s takes no hostile value in any of its fields',
          async (turn, name) => {
            const token = await demoToken();
            const { properties = {} } = requestSchema(name);
            for (const [at, field] of Object.keys(properties).entries()) {
              for (const value of inTurn(HOSTILE, turn + at, 16)) {
                const text = JSON.stringify({ ...goodBody(name), [field]: value });
                await sendJudged(subject.platform(), name, text, token);
              }
            }
          },
        );

        it.each([...NAMES.entries()])(
          '%i %s survives texts that are hardly JSON',
          async (turn, name) => {
            const token = await demoToken();
            for (const text of inTurn(oddTexts(goodBody(name)), turn, 11)) {
              await sendJudged(subject.platform(), name, text, token);
            }
            expect({}).not.toHaveProperty('isAdmin');
          },
        );
      });

      it('leave all records in agreement with the ledger', async () => {
        const { db } = subject.platform().context.database;
        expect(disagreementsIn(await reconcile(db))).toEqual([]);
      });
    },
    FLAGS,
  );
}
