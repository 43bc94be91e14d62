import { request as httpRequest } from 'node:http';
import { withShortPath } from './folder-sockets.ts';

export interface SocketRequest {
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds of silence after which the request fails; unlimited when missing. */
  timeout?: number;
  /** Called whenever the other side says that it is at work. */
  onProgress?: () => void;
}

export interface SocketAnswer {
  status: number;
  /** Parsed if it is JSON, else the text. */
  body: unknown;
}

/** The other side was silent for too long. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(socketPath: string, timeout: number) {
    super(`no answer from ${socketPath} in ${timeout} ms`);
  }
}

/** Sends one HTTP request over a socket file or a named pipe. @throws NoAnswer, or the system's error */
export const requestOverSocket = (
  socketPath: string,
  path: string,
  request: SocketRequest = {},
): Promise<SocketAnswer> =>
  withShortPath(socketPath, (shortPath) => sendRequest(shortPath, path, request));

function sendRequest(
  socketPath: string,
  path: string,
  { method = 'GET', body, timeout, onProgress, headers: given }: SocketRequest,
): Promise<SocketAnswer> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = { ...given, ...(text !== undefined && { 'content-type': 'application/json' }) };
    const request = httpRequest({ socketPath, path, method, headers, agent: false }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        answer += chunk;
      });
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body: parse(answer) });
      });
    });
    request.on('error', reject);
    if (onProgress) request.on('information', onProgress);
    if (timeout !== undefined) {
      request.setTimeout(timeout, () => {
        request.destroy(new NoAnswer(socketPath, timeout));
      });
    }
    request.end(text);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
