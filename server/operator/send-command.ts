import { systemClock } from '#server/core/clock.ts';
import { NoAnswer } from '#server/core/database/socket-request.ts';
import { OperatorError } from '#server/core/commands/command.ts';
import { OPERATOR_HEADER, operatorHeader } from '#server/operator/operator-header.ts';
import type { Operator } from '#server/core/audit/audit.ts';
import { SECOND_MS } from '#shared/time/duration.ts';
import type { FolderConnection } from '#server/core/database/data-folder-lock.ts';

/** The machine's time, in ms, after which the server must not begin a command any more. */
export const START_BY_HEADER = 'x-parola-start-by';

const START_WITHIN_MS = 10 * SECOND_MS;
/** The server tells every two seconds that it is at work; a command may take minutes. */
const SILENCE_MS = 5 * SECOND_MS;

export interface SentCommand {
  name: string;
  options: object;
  operator: Operator;
}

/**
 * Runs a command on the running server. A server that does not answer, such as a stopped one, never runs it
 * later.
 * @throws OperatorError of the server, or one that says whether the command may have run
 */
export async function sendCommand(
  running: FolderConnection,
  { name, options, operator }: SentCommand,
  { startWithinMs = START_WITHIN_MS, silenceMs = SILENCE_MS } = {},
): Promise<object> {
  const silent = 'the server of this data folder does not answer; is it stopped?';
  if (running.owner === 'unknown') throw new OperatorError(`${silent} ${name} was not run.`);
  let hasStarted = false;
  const path = `/${name.replaceAll(' ', '/')}`;
  try {
    const { status, body } = await running.request(encodeURI(path), {
      method: 'POST',
      body: options,
      headers: {
        [START_BY_HEADER]: String(systemClock.now() + startWithinMs),
        [OPERATOR_HEADER]: operatorHeader(operator),
      },
      timeout: startWithinMs + silenceMs,
      onProgress: () => {
        hasStarted = true;
      },
    });
    const isObject = typeof body === 'object' && body !== null;
    if (status === 200 && isObject) return body;
    const isExplained = isObject && 'error' in body;
    throw new OperatorError(isExplained ? String(body.error) : `the platform answered ${status}`);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const problem = error instanceof NoAnswer ? 'stopped answering' : 'ended';
    if (hasStarted) {
      throw new OperatorError(
        `the server ${problem} while it ran ${name}: look at what it did before you repeat it`,
        { cause: error },
      );
    }
    throw new OperatorError(
      error instanceof NoAnswer
        ? `${silent} ${name} was not run, and will not be when it goes on.`
        : `the server cannot be reached: ${String(error)}. ${name} was not run.`,
      { cause: error },
    );
  }
}
