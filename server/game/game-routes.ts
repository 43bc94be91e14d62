import { gameCalls, visitCall, type GameCallName } from '#server/game/game-calls.ts';
import { gameHandlers, visitState, type PlayVisit } from '#server/game/game-handlers.ts';
import { visitGameSession } from '#server/game/play/game-sessions.ts';
import { PLAY_ERRORS, PlayError } from '#server/game/play/play-error.ts';
import { BadRequest, Errcode } from '#server/core/http/refusal.ts';
import { checkBody } from '#server/core/http/read-body.ts';
import { openToFrames } from '#server/core/http/cors.ts';
import type { GamePorts } from '#server/game/game-ports.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';

/** Header of the play token: a game's page never has the account's token. */
export const PLAY_TOKEN_HEADER = 'x-play-token';

type AnyHandler = (visit: PlayVisit, body: unknown) => Promise<object>;

/** Registers the calls of the games' pages under `/game/api/`. */
export function addGameCalls(app: FastifyInstance, context: GamePorts): void {
  for (const name of Object.keys(gameCalls) as GameCallName[]) {
    const handler = gameHandlers[name] as AnyHandler;
    addCall(app, context, name, async (request) => {
      const visit = await visitOf(context, request.headers[PLAY_TOKEN_HEADER]);
      const schema: v.GenericSchema = gameCalls[name];
      return handler(visit, checkBody(schema, request.body));
    });
  }
  addCall(app, context, 'visit', (request) =>
    visitState(context, checkBody(visitCall, request.body)),
  );
}

function addCall(
  app: FastifyInstance,
  { settings, clock }: Pick<GamePorts, 'settings' | 'clock'>,
  name: string,
  answer: (request: FastifyRequest) => Promise<object>,
): void {
  const path = `${settings.pathPrefix}/game/api/${name}`;
  app.options(path, openToFrames);
  app.post(path, { onRequest: openToFrames }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      return await reply.send(await answer(request));
    } catch (error) {
      if (error instanceof PlayError) {
        return reply
          .code(PLAY_ERRORS[error.error])
          .send({ ...error.extras, error: error.error, serverTime: clock.now() });
      }
      if (error instanceof BadRequest) {
        return reply.code(Errcode.badRequest).send({ error: 'bad-request', msg: error.message });
      }
      throw error;
    }
  });
}

/**
 * The session that a play token opens.
 * @throws PlayError session-ended, too-frequent
 */
export async function visitOf(context: GamePorts, token: unknown): Promise<PlayVisit> {
  const { database, clock, catalogue } = context;
  const now = clock.now();
  const visit =
    typeof token === 'string' ? await visitGameSession(database.db, token, now) : undefined;
  const game = visit && (await catalogue.current()).games.get(visit.session.game_id);
  if (!game) throw new PlayError('session-ended');
  const { session, turn } = visit;
  if (turn.waitMs > 0) throw new PlayError('too-frequent', { waitMs: turn.waitMs });
  return { context, session, game, now };
}
