import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { requestOverSocket } from './socket-request.ts';

/** Answered with the process id; by a claimant only once its claim is decided. */
const DECIDED_PATH = '/lock';
/** Answered with the process id at once. */
const ALIVE_PATH = '/lock/alive';
/** A running process answers at once; a stopped one (Ctrl-Z) still holds its folder. */
const PATIENCE = 5_000;
const GONE = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE']);

/** A process's claim to a folder, visible to others through its socket. */
export class FolderClaim {
  readonly server: Server;
  #isOwner = false;
  #handler: RequestListener = refuse;
  readonly #asking: ServerResponse[] = [];

  constructor() {
    this.server = createServer((request, response) => {
      if (request.url === ALIVE_PATH) sendPid(response);
      else if (request.url === DECIDED_PATH) this.#answer(response);
      else this.#handler(request, response);
    });
    // The lock must not keep an otherwise idle process alive.
    this.server.unref();
  }

  onRequest(handler: RequestListener): void {
    this.#handler = handler;
  }

  listen(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(path, () => {
        this.server.off('error', reject);
        resolve();
      });
    });
  }

  /** Marks the folder as this process's, and answers requests that waited for the decision. */
  own(): void {
    this.#isOwner = true;
    for (const response of this.#asking.splice(0)) this.#answer(response);
  }

  /** Gives up the folder; pending requests see the connection end. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  #answer(response: ServerResponse): void {
    if (this.#isOwner) sendPid(response);
    else this.#asking.push(response);
  }
}

/** A process id; `unknown` when the process runs but does not answer; undefined when it is gone. */
export type SomeProcess = number | 'unknown' | undefined;

/** Returns the owner behind this socket; waits while that is undecided. */
export function ownerBehind(socketPath: string, patienceMs = PATIENCE): Promise<SomeProcess> {
  return processBehind(socketPath, DECIDED_PATH, patienceMs);
}

/** Returns the process behind this socket, owner or claimant. */
export function claimantBehind(socketPath: string): Promise<SomeProcess> {
  return processBehind(socketPath, ALIVE_PATH, PATIENCE);
}

async function processBehind(
  socketPath: string,
  question: string,
  timeout: number,
): Promise<SomeProcess> {
  try {
    const { body } = await requestOverSocket(socketPath, question, { timeout });
    const hasPid = typeof body === 'object' && body !== null && 'pid' in body;
    return hasPid && typeof body.pid === 'number' ? body.pid : 'unknown';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return GONE.has(code) ? undefined : 'unknown';
  }
}

function refuse(_request: unknown, response: ServerResponse): void {
  sendJson(response, 503, { error: 'the platform is still starting' });
}

function sendPid(response: ServerResponse): void {
  sendJson(response, 200, { pid: process.pid });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify(body));
}
