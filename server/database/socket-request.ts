import { request as httpRequest } from 'node:http';

export interface SocketRequest {
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  /** Milliseconds of silence after which the request fails; unlimited when missing. */
  timeout?: number;
}

export interface SocketAnswer {
  status: number;
  /** Parsed if it is JSON, else the text. */
  body: unknown;
}

/** Sends one HTTP request over a socket file or a named pipe. @throws the system's error. */
export function requestOverSocket(
  socketPath: string,
  path: string,
  { method = 'GET', body, timeout }: SocketRequest = {},
): Promise<SocketAnswer> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = text === undefined ? {} : { 'content-type': 'application/json' };
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
    if (timeout !== undefined) {
      request.setTimeout(timeout, () => {
        request.destroy(new Error(`no answer from ${socketPath} in ${timeout} ms`));
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
