/** Every POST route that is no call of the app: odd bodies are refused, and never an internal error. */
import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endpoints } from '#shared/wire/endpoints.ts';
import { gameCalls, visitCall } from '#server/game/game-calls.ts';
import { PLAY_ERRORS } from '#server/game/play/play-error.ts';
import { disagreementsIn, reconcile } from '#server/reconcile/reconcile.ts';
import { openGameAs } from '#tests/game/games.ts';
import { runsOf } from '#tests/support/extent.ts';
import { bodiesFor, inTurn, oddTexts } from './hostile-bodies.ts';
import { eachPlatform, OPERATOR_KEY } from './platforms.ts';
import { routesIn } from './printed-routes.ts';
import type { JsonSchema } from '@valibot/to-json-schema';

const RUNS = runsOf(200, 6);
const CALLS = { ...gameCalls, visit: visitCall };
const KNOWN_ERRORS = [...Object.keys(PLAY_ERRORS), 'bad-request'];
const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'] as const;

const schemaOf = (name: keyof typeof CALLS): JsonSchema =>
  toJsonSchema(CALLS[name], {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    ignoreActions: ['safe_integer'],
  });

eachPlatform(
  'an odd body',
  (subject) => {
    const routes = () =>
      routesIn(subject.platform().app.printRoutes({ commonPrefix: false }))
        .filter((route) => route.startsWith('POST '))
        .map((route) => route.slice('POST '.length));

    it('is no error of any route that is no call of the app', async () => {
      const calls = new Set<string>(Object.values(endpoints).map(({ path }) => path));
      const others = routes().filter((path) => !calls.has(path));
      expect(others.length).toBeGreaterThan(60);
      const failed: string[] = [];
      for (const [at, path] of others.entries()) {
        const url = path.replaceAll(/:\w+|\*/g, '1');
        for (const payload of inTurn(oddTexts({ name: 'x', id: 1, paymentId: 'y' }), at, 11)) {
          const headers = {
            'content-type': TYPES[at % TYPES.length] ?? TYPES[0],
            'sec-fetch-site': 'same-origin',
            ...(at % 2 === 0 && { 'x-operator-key': OPERATOR_KEY }),
          };
          const request = { method: 'POST', url, headers, payload } as const;
          const { statusCode } = await subject.platform().app.inject(request);
          if (statusCode >= 500) failed.push(`${statusCode} ${url} ${payload.slice(0, 80)}`);
        }
      }
      expect(failed).toEqual([]);
      expect({}).not.toHaveProperty('isAdmin');
    });

    it('is sent to every call of the games', () => {
      const games = routes().filter((path) => path.startsWith('/game/api/'));
      const named = Object.keys(CALLS).map((name) => `/game/api/${name}`);
      expect(games.toSorted()).toEqual(named.toSorted());
    });

    it.each(Object.keys(CALLS) as (keyof typeof CALLS)[])(
      'gets a known error of the game call %s, with and without a game',
      async (name) => {
        const { call, token } = await openGameAs(subject.platform(), 'reels');
        expect(token).not.toBe('');
        const { app } = subject.platform();
        await fc.assert(
          fc.asyncProperty(bodiesFor(schemaOf(name)), fc.boolean(), async (body, hasGame) => {
            const payload = JSON.stringify(body) ?? 'null';
            const headers = {
              'content-type': 'application/json',
              ...(hasGame && { 'x-play-token': token }),
            };
            const url = `/game/api/${name}`;
            const answer = await app.inject({ method: 'POST', url, headers, payload });
            subject.clock.advance(1000);
            expect(answer.statusCode).toBeLessThan(500);
            if (answer.statusCode !== 200) {
              expect(KNOWN_ERRORS).toContain(answer.json<{ error: string }>().error);
            }
          }),
          { numRuns: RUNS },
        );
        expect((await call('state')).status).toBe(200);
      },
    );

    it('leaves all records in agreement with the ledger', async () => {
      const { db } = subject.platform().context.database;
      expect(disagreementsIn(await reconcile(db))).toEqual([]);
    });
  },
  [`--operator-key=${OPERATOR_KEY}`, '--demo'],
);
