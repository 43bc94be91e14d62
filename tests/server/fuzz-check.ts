import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { fromCoins } from '#shared/money/money.ts';
import { summaries } from '#server/calls/summaries.ts';
import { openApiDocument } from '#server/core/openapi/document.ts';
import { disagreementsIn, reconcile } from '#server/reconcile/reconcile.ts';
import { bodiesFor } from './hostile-bodies.ts';
import { eachPlatform, ownPlayer, send, type PlatformUnderTest } from './platforms.ts';

const described = openApiDocument(summaries).paths;

/** Returns the published request schema of a call. */
function requestSchema(name: EndpointName) {
  const call = described[endpoints[name].path];
  if (!call) throw new Error(`${name} is not described`);
  return call.post.requestBody.content['application/json'].schema;
}

/**
 * Sends a call many valid and invalid bodies, as a player with coins and as a visitor. Each answer
 * must follow the contract: never a 5xx, always an errcode, and a message for what was wrong.
 */
async function fuzzCall(
  subject: PlatformUnderTest,
  name: EndpointName,
  numRuns: number,
): Promise<void> {
  const platform = subject.platform();
  const { token } = await ownPlayer(platform, { deposits: fromCoins(10_000) });
  const bodies = bodiesFor(requestSchema(name));
  await fc.assert(
    fc.asyncProperty(bodies, fc.boolean(), async (body, isSignedIn) => {
      const sent = JSON.stringify(body) ?? 'null';
      const { path } = endpoints[name];
      const { status, body: answer } = await send(
        platform,
        path,
        sent,
        isSignedIn ? token : undefined,
      );
      expect([200, 400]).toContain(status);
      expect(answer['errcode']).toEqual(expect.any(Number));
      expect(answer['errcode']).not.toBe(500);
      if (answer['errcode'] !== 0) expect(answer['msg']).toMatch(/\S/);
    }),
    { numRuns },
  );
}

/** Declares the tests of every call with `numRuns` bodies each. */
export function fuzzEveryCall(title: string, numRuns: number): void {
  eachPlatform(title, (subject) => {
    it.each(Object.keys(endpoints) as EndpointName[])(
      '%s answers each according to the contract',
      async (name) => {
        await fuzzCall(subject, name, numRuns);
      },
    );

    it('leave all records in agreement with the ledger', async () => {
      const { db } = subject.platform().context.database;
      expect(disagreementsIn(await reconcile(db))).toEqual([]);
    });
  });
}
