import { OperatorError, type OperatorContext } from '#server/operator/command.ts';
import { parseJson } from '#server/http/read-body.ts';
import { operate } from '#server/operator/operate.ts';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Answers the operator's tool over the data folder's socket. Needs no key: whoever can open the folder can
 * also open the database.
 */
export function operatorListener(context: OperatorContext): RequestListener {
  return (request, response) => {
    void answer(context, request, response);
  };
}

async function answer(
  context: OperatorContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const name = decodeURI(request.url ?? '')
      .slice(1)
      .replaceAll('/', ' ');
    sendJson(response, 200, await operate(context, name, await readJson(request)));
  } catch (error) {
    if (error instanceof OperatorError) sendJson(response, 400, { error: error.message });
    else sendJson(response, 500, { error: String(error) });
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
