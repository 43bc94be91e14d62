import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#server/core/clock.ts';

export const FAULT_KINDS = [
  /** Answers after this many milliseconds. */
  'latency',
  /** HTTP 200 with this errcode. */
  'errcode',
  /** HTTP 200 with this code in the body: 401 is the answer for an expired session. */
  'code',
  /** This HTTP status. */
  'http',
  /** Cuts the connection before an answer. */
  'reset',
  /** Cuts the connection in the middle of the answer. */
  'truncate',
  /** HTTP 200 with a text that is not JSON. */
  'bad-json',
  /** Never answers. */
  'no-answer',
  /** The answer lacks its CORS header, as from a cache that ignores the origin. */
  'no-cors',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** The path, or its start followed by `*`. */
  path: string;
  kind: FaultKind;
  /** Milliseconds, errcode, body code or HTTP status; unused by the other kinds. */
  value: number;
  /** Number of requests it affects; all when missing. */
  times?: number | undefined;
  /** Additional fields of an errcode's answer. */
  extras?: Readonly<Record<string, unknown>> | undefined;
}

/** Faults requested by tests and demos; in this process's memory only. */
export class Faults {
  #faults: Fault[] = [];

  list(): readonly Fault[] {
    return this.#faults;
  }

  /** Sets a fault, replacing one of the same path and kind. */
  set(fault: Fault): void {
    this.#faults = this.#faults.filter(
      ({ path, kind }) => path !== fault.path || kind !== fault.kind,
    );
    this.#faults.push({ ...fault });
  }

  /** Removes the faults of a path, or all. */
  clear(path?: string): void {
    this.#faults = path === undefined ? [] : this.#faults.filter((fault) => fault.path !== path);
  }

  /** Returns the faults that apply to this request, and counts it for each. */
  take(path: string): Fault[] {
    const hits = this.#faults.filter((fault) => isHit(fault.path, path));
    for (const fault of hits) {
      if (fault.times !== undefined) fault.times -= 1;
    }
    this.#faults = this.#faults.filter(({ times }) => times === undefined || times > 0);
    return hits;
  }
}

const isHit = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Requests that are answered without the CORS header. */
const withoutCors = new WeakSet<FastifyRequest>();

/** Applies the faults to every request but the operator's. */
export function addFaults(app: FastifyInstance, faults: Faults, clock: Clock): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (path.startsWith('/operator')) return;
    for (const fault of faults.take(path)) await act(fault, request, reply, clock);
  });
  app.addHook('onSend', async (request, reply) => {
    if (withoutCors.has(request)) void reply.removeHeader('access-control-allow-origin');
  });
}

async function act(
  { kind, value, extras }: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  clock: Clock,
): Promise<void> {
  if (reply.sent) return;
  switch (kind) {
    case 'latency':
      await sleep(value, undefined, { ref: false });
      return;
    case 'errcode':
      await reply.send({
        ...extras,
        errcode: value,
        msg: 'a fault was set',
        serverTime: clock.now(),
      });
      return;
    case 'code':
      await reply.send({
        errcode: value,
        code: value,
        msg: 'a fault was set',
        serverTime: clock.now(),
      });
      return;
    case 'http':
      await reply.code(value).send({ errcode: value, msg: 'a fault was set' });
      return;
    case 'bad-json':
      await reply.type('application/json').send('{"errcode":0,');
      return;
    case 'reset':
      reply.hijack();
      request.raw.socket.destroy();
      return;
    case 'truncate':
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      reply.raw.write('{"errcode":0,', () => request.raw.socket.destroy());
      return;
    case 'no-answer':
      reply.hijack();
      return;
    case 'no-cors':
      withoutCors.add(request);
  }
}
