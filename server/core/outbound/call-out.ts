import { request as requestPlain, type IncomingHttpHeaders } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isLoopback, lookupPublic } from '#server/core/outbound/public-address.ts';
import type { LookupFunction } from 'node:net';

interface OutgoingCall {
  method: string;
  headers: Readonly<Record<string, string | number>>;
  body?: Buffer | string | null;
  timeoutMs: number;
  /** Resolves the host; by default any public address is allowed. */
  lookup?: LookupFunction;
}

export interface OutgoingAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The start of the body. */
  text: string;
}

/** No answer: the connection failed, was refused here, or timed out. */
export class ConnectionFailed extends Error {
  override name = 'ConnectionFailed';
}

/** Of an answer; the rest is not read. */
const LONGEST_TEXT = 8192;

/**
 * Sends a request to an address that passed `mayCall`. Resolves the host again for the connection, because its
 * name may lead to a private address; does not follow redirects.
 * @throws ConnectionFailed
 */
export function callOut(address: string, call: OutgoingCall): Promise<OutgoingAnswer> {
  const { method, headers, body, timeoutMs, lookup = lookupPublic } = call;
  const send = address.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new ConnectionFailed(reasonOf(error), { cause: error }));
    const sending = send(address, {
      method,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!isLoopback(address) && { lookup }),
    });
    sending.once('error', fail);
    sending.once('response', (answer) => {
      const status = answer.statusCode ?? 0;
      let text = '';
      const end = () => resolve({ status, headers: answer.headers, text });
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text = (text + part).slice(0, LONGEST_TEXT);
        if (text.length < LONGEST_TEXT) return;
        end();
        answer.destroy();
      });
      answer.once('end', end);
      answer.once('error', fail);
    });
    sending.end(body);
  });
}

const reasonOf = ({ name, message }: Error): string =>
  name === 'AbortError' || name === 'TimeoutError' ? 'no answer in time' : message;
