import { systemClock, type Clock } from '#server/core/clock.ts';
import { OperatorError } from '#server/core/commands/command.ts';
import { START_BY_HEADER } from '#server/operator/send-command.ts';
import { OPERATOR_HEADER, readOperator } from '#server/operator/operator-header.ts';
import type { Operator } from '#server/core/audit/audit.ts';
import { SECOND_MS } from '#shared/time/duration.ts';
import { parseJson } from '#server/core/http/read-body.ts';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** A table of costs is the largest option. */
const BODY_LIMIT_BYTES = 8 * 1024 * 1024;
const PROGRESS_EVERY_MS = 2 * SECOND_MS;

export type RunCommand = (name: string, options: unknown, operator: Operator) => Promise<object>;

/**
 * Answers the operator's tool over the data folder's socket. Needs no key: whoever can open the folder can
 * also open the database. Tells the tool that it is at work, and never runs a command that the tool has given
 * up.
 * @param clock must be the machine's, as the tool's is
 */
export function operatorListener(run: RunCommand, clock: Clock = systemClock): RequestListener {
  return (request, response) => {
    void answer(run, clock, request, response);
  };
}

async function answer(
  run: RunCommand,
  clock: Clock,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let progress: ReturnType<typeof setInterval> | undefined;
  try {
    const name = decodeURI(request.url ?? '')
      .slice(1)
      .replaceAll('/', ' ');
    const options = await readJson(request);
    const operator = readOperator(request.headers[OPERATOR_HEADER]);
    const startBy = request.headers[START_BY_HEADER];
    if (startBy !== undefined && !(clock.now() <= Number(startBy))) {
      throw new OperatorError(`${name} came too late and was not run`);
    }
    response.writeProcessing();
    progress = setInterval(() => response.writeProcessing(), PROGRESS_EVERY_MS);
    sendJson(response, 200, await run(name, options, operator));
  } catch (error) {
    if (error instanceof OperatorError) sendJson(response, 400, { error: error.message });
    else sendJson(response, 500, { error: String(error) });
  } finally {
    clearInterval(progress);
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > BODY_LIMIT_BYTES) throw new OperatorError('the options are too large');
  }
  try {
    return text === '' ? {} : parseJson(text);
  } catch (error) {
    throw new OperatorError('the options are not JSON', { cause: error });
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify(body));
}
