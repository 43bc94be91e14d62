import type { GameCallName } from '#server/game/game-calls.ts';
import type { VisitState } from '#server/game/game-handlers.ts';
import { CallRefused, type AnswerOf, type CallError } from './page-calls.ts';
import { readFacts } from './read-facts.ts';
import { browserPorts, createVisit, type VisitCalls } from './visit.ts';

const TRIES = 3;
const WAIT_MS = 800;
const LIMIT_MS = 10_000;

const address = new URLSearchParams(location.search);
const token = address.get('s') ?? '';
const demoOf = address.get('demo');
const visitFacts = readFacts('visit');
let stateFacts = readFacts('state');
let visit: Promise<VisitCalls> | undefined;

const xsrf = (): string => {
  // A sandboxed frame may not read cookies; it sends none either.
  try {
    return /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  } catch {
    return '';
  }
};

/** Opens a visitor's demo. `call` retries it after a failure. */
async function openVisit(gameId: number): Promise<VisitCalls> {
  if (visitFacts !== undefined) return createVisit(visitFacts, browserPorts);
  const lang = address.get('lang') === 'th' ? 'th' : 'en';
  return createVisit(await ask<VisitState>('visit', { gameId, lang }), browserPorts);
}

/**
 * Makes a call with the play token; a visitor's page answers it locally.
 * @throws CallRefused
 */
export async function call<Name extends GameCallName>(
  name: Name,
  body: object = {},
): Promise<AnswerOf<Name>> {
  if (demoOf === null && visitFacts === undefined) return askServer(name, body);
  visit ??= openVisit(Number(demoOf));
  try {
    return await (
      await visit
    )(name, body);
  } catch (error) {
    if (error instanceof CallRefused && error.error === 'network') visit = undefined;
    throw error;
  }
}

/** The first state came with the page. */
async function askServer<Name extends GameCallName>(
  name: Name,
  body: object,
): Promise<AnswerOf<Name>> {
  if (name !== 'state' || stateFacts === undefined) return ask(name, body);
  const first = stateFacts;
  stateFacts = undefined;
  return first as AnswerOf<Name>;
}

/**
 * Calls the server and retries failures with the same body: a bet has a request number, so it is placed only
 * once.
 * @throws CallRefused
 */
async function ask<Answer>(name: GameCallName | 'visit', body: object): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(name, body).catch(() => undefined);
    if (answer?.isAnswer === true) {
      if (answer.error !== undefined) throw new CallRefused(answer.error);
      return answer.body as Answer;
    }
    if (attempt === TRIES) throw new CallRefused('network');
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS * attempt));
  }
}

async function send(name: string, body: object) {
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
