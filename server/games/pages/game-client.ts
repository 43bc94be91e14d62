import type { GameCallName } from '#server/games/game-calls.ts';
import type { PlayErrorName } from '#server/games/play/play-error.ts';
import type { GameRounds, GameState, RotatedSeed, ToldRound } from '#server/games/game-handlers.ts';

interface Answers {
  state: GameState;
  bet: ToldRound;
  act: ToldRound;
  watch: ToldRound;
  rounds: GameRounds;
  rotate: RotatedSeed;
}

export type CallError = PlayErrorName | 'bad-request' | 'network';

/** A call that was refused, or that did not come through. */
export class CallRefused extends Error {
  override name = 'CallRefused';
  readonly error: CallError;

  constructor(error: CallError) {
    super(error);
    this.error = error;
  }
}

const TRIES = 3;
const WAIT_MS = 800;
const LIMIT_MS = 10_000;

const token = new URLSearchParams(location.search).get('s') ?? '';

const xsrf = (): string => {
  // A sandboxed frame may not look at cookies, and then none is sent either.
  try {
    return /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  } catch {
    return '';
  }
};

/**
 * Makes a call with the play token. One that does not come through is made again, with the very same
 * body: a bet carries its request number, so it happens once.
 * @throws CallRefused
 */
export async function call<Name extends GameCallName>(
  name: Name,
  body: object = {},
): Promise<Answers[Name]> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(name, body).catch(() => undefined);
    if (answer?.isAnswer === true) {
      if (answer.error !== undefined) throw new CallRefused(answer.error);
      return answer.body as Answers[Name];
    }
    if (attempt === TRIES) throw new CallRefused('network');
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS * attempt));
  }
}

async function send(name: GameCallName, body: object) {
  const response = await fetch(`../api/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-play-token': token,
      'x-xsrf-token': xsrf(),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const read = (await response.json()) as { error?: CallError };
  return { isAnswer: response.status < 500, error: read.error, body: read as unknown };
}
