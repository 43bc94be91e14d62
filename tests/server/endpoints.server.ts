import { randomUUID } from 'node:crypto';
import { expect, it, describe } from 'vitest';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { guardedSchema, readStrictly } from '#shared/wire/tolerance.ts';
import { goodCalls } from './good-calls.ts';
import { eachPlatform, ownPlayer, send, type Answer } from './platforms.ts';

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
const WITH_SESSION = rows.filter(([, row]) => row.access !== 'anonymous');
const ENVELOPE = new Set(['errcode', 'code', 'msg', 'serverTime', 'ref']);
/** Reference of a failed call in the log. */
const ref = expect.stringMatching(/^[2-9A-Z]{6}$/);

eachPlatform(
  'every row of the endpoint table',
  (subject) => {
    const { demoToken, goodBody, prepareCall } = goodCalls(subject);

    const goodAnswer = async (name: EndpointName, more: object = {}): Promise<Answer> => {
      const { token, body } = await prepareCall(name);
      // Remove the like first, so that liking succeeds every time.
      if (name === 'gameLike') await subject.call(name, { gameId: 1003, id: 1003, like: 0 }, token);
      return subject.call(name, { ...body, ...more }, token);
    };

    it.each(rows)(
      '%s returns what its schema lists, and nothing else [data.user-info] [data.accumulated-recharge]',
      async (name, row) => {
        const { status, body } = await goodAnswer(name, { aFieldOfTomorrow: { is: 'ignored' } });
        expect(body).toMatchObject({ errcode: 0, serverTime: subject.clock.now() });
        expect(status).toBe(200);
        expect(body['code']).toBe(row.hasCode ? 200 : undefined);
        expect(readStrictly(row.response, body).issues).toBeUndefined();
        const schema = guardedSchema(row.response) ?? row.response;
        const listed = Object.keys((schema as unknown as { entries: object }).entries);
        const unlisted = Object.keys(body).filter(
          (key) => !ENVELOPE.has(key) && !listed.includes(key),
        );
        expect(unlisted).toEqual([]);
        expect(JSON.stringify(body)).not.toMatch(
          /password_hash|passwordHash|argon2|register_ip|PRIVATE/,
        );
      },
    );

    describe.each([
      ['without a token', undefined],
      ['with a token that nobody has', 'x'.repeat(43)],
      ['with a token of an impossible form', '\u00ff; drop table session'],
    ])('%s', (_title, token) => {
      it.each(WITH_SESSION)('%s answers with 401 and nothing else', async (name) => {
        const { status, body } = await subject.call(name, goodBody(name), token);
        expect(status).toBe(200);
        expect(body).toEqual({
          errcode: 401,
          code: 401,
          msg: 'session expired',
          serverTime: subject.clock.now(),
        });
      });

      it('is noticed before a wrong body', async () => {
        for (const [name] of WITH_SESSION) {
          const { body } = await subject.call(name, { clientReferrer: 7 }, token);
          expect([name, body]).toMatchObject([name, { code: 401 }]);
        }
      });
    });

    it.each(rows)(
      '%s refuses a body that is not JSON, not an object or too large',
      async (_name, row) => {
        const platform = subject.platform();
        const token = await demoToken();
        const large = JSON.stringify({ clientReferrer: 'x'.repeat(64 * 1024) });
        for (const payload of ['{"a":', 'no', '[]', 'null', '"text"', '7', large]) {
          const { status, body } = await send(platform, row.path, payload, token);
          expect([payload.slice(0, 9), status, body['errcode']]).toEqual([
            payload.slice(0, 9),
            400,
            400,
          ]);
          expect(body['msg']).toMatch(/\w/);
        }
      },
    );

    it.each(rows)('%s reports a field of the wrong type by its name', async (name) => {
      const token = await demoToken();
      const { status, body } = await subject.call(name, { ...goodBody(name), channel: 7 }, token);
      expect(status).toBe(400);
      expect(body).toEqual({ errcode: 400, msg: expect.stringMatching(/^channel: /), ref });
    });

    it.each(rows.filter(([, row]) => row.isOnce))('%s needs a UUIDv4 as reqNo', async (name) => {
      const { token } = await ownPlayer(subject.platform());
      const uuid = randomUUID();
      const wrong = [
        undefined,
        '',
        'x',
        7,
        `${uuid} `,
        uuid.replace(/^(.{14})4/, '$11'),
        `{${uuid}}`,
      ];
      for (const reqNo of wrong) {
        const { status, body } = await subject.call(name, { ...goodBody(name), reqNo }, token);
        expect([reqNo, status, body['errcode']]).toEqual([reqNo, 400, 400]);
        expect(body['msg']).toMatch(/^reqNo: /);
      }
    });

    it('takes a request number exactly in the calls that take effect once', () => {
      const numbered = rows.filter(
        ([, row]) => 'reqNo' in (row.request as unknown as { entries: object }).entries,
      );
      expect(numbered.map(([name]) => name)).toEqual(
        rows.filter(([, row]) => row.isOnce).map(([name]) => name),
      );
      for (const [, row] of numbered) expect(row.access).toBe('player');
    });

    it('reports a wrong field inside an object by its path', async () => {
      const phoneinfoJsonModel = { os: 5 };
      const { body } = await subject.call('accountLogin', {
        ...goodBody('accountLogin'),
        phoneinfoJsonModel,
      });
      expect(body['msg']).toMatch(/^phoneinfoJsonModel\.os: /);
    });

    it('accepts an empty body, and a token with or without Bearer', async () => {
      const platform = subject.platform();
      const token = await demoToken();
      for (const authorization of [token, `Bearer ${token}`]) {
        const answer = await send(platform, endpoints.refreshBalance.path, '', authorization);
        expect(answer.body).toMatchObject({ errcode: 0, coin: 1_234_567 });
      }
    });

    it('accepts only JSON [api.post-json]', async () => {
      const { app } = subject.platform();
      const response = await app.inject({
        method: 'POST',
        url: endpoints.lobbyTips.path,
        headers: { 'content-type': 'text/plain' },
        payload: '{}',
      });
      expect(response.statusCode).toBe(400);
    });

    it.each(['get', 'put', 'delete'] as const)(
      'answers %s with JSON 404 [api.post-json]',
      async (method) => {
        const { app } = subject.platform();
        const response = await app.inject({ method, url: endpoints.lobbyTips.path });
        expect(response.statusCode).toBe(404);
        expect(response.json()).toMatchObject({ errcode: 404 });
      },
    );

    it('refuses prototype keys', async () => {
      const platform = subject.platform();
      const payload = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}';
      const { status } = await send(platform, endpoints.lobbyTips.path, payload);
      expect(status).toBe(400);
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    });

    it('answers with 500 instead of data that its schema refuses', async () => {
      const platform = subject.platform();
      const { db } = platform.context.database;
      const { id: playerId, token } = await ownPlayer(platform);
      const now = platform.context.clock.now();
      const mail = {
        player_id: playerId,
        type: 1,
        title: 'A gift',
        content: '',
        sent_at: now,
        expires_at: now + 60_000,
        read_at: null,
        rewards: JSON.stringify([{ id: 'many' }]),
      };
      const read = () =>
        send(platform, endpoints.mails.path, '{"pageNo":1,"pageSize":20,"type":1}', token);
      await db.insertInto('mail').values(mail).execute();
      const answer = await read();
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual({ errcode: 500, msg: 'internal error', ref });
      await db.deleteFrom('mail').where('player_id', '=', playerId).execute();
      expect((await read()).status).toBe(200);
    });
  },
  ['--promotion-needs='],
);
