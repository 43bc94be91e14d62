import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';

/** A server's answer. */
export interface Said {
  status: number;
  body: Record<string, unknown>;
}

export interface Sent {
  headers?: Record<string, string>;
  /** A raw string, or an object sent as JSON. */
  body: object | string;
}

const UNAVAILABLE = 503;
const TRIES = 400;
const WAIT_MS = 50;
const TIMEOUT_MS = 20_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Connects devices to servers, any of which may be down: repeats an unanswered call unchanged until
 * an answer arrives, as the app does with numbered calls.
 */
export class StormLine {
  /** Addresses of the servers; one that is down is undefined. */
  readonly addresses: (string | undefined)[];
  /** Number of repeated calls. */
  again = 0;
  /** Times of 503 answers (database unavailable), in ms of this process. */
  readonly unavailableAt: number[] = [];
  /** Answers that a server should never give, such as 500. */
  readonly failures: string[] = [];
  readonly #random: () => number;

  constructor(servers: number, random: () => number) {
    this.addresses = Array.from({ length: servers }, () => undefined);
    this.#random = random;
  }

  /**
   * @param write creates the request for each attempt: a provider signs its callbacks again
   * @throws Error when no server answers for a long time
   */
  async send(path: string, write: () => Sent): Promise<Said> {
    let last: unknown;
    for (let turn = 0; turn < TRIES; turn += 1) {
      if (turn > 0) {
        this.again += 1;
        await wait(WAIT_MS);
      }
      const address = this.addresses[Math.floor(this.#random() * this.addresses.length)];
      if (address === undefined) continue;
      const { headers = {}, body } = write();
      try {
        const response = await fetch(address + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const said = (await response.json()) as Said['body'];
        if (response.status < 500) return { status: response.status, body: said };
        if (response.status === UNAVAILABLE) this.unavailableAt.push(performance.now());
        else this.failures.push(`${path} ${response.status} ${JSON.stringify(said)}`);
        last = said;
      } catch (error) {
        last = error;
      }
    }
    throw new Error(`no answer to ${path}`, { cause: last });
  }

  /** Calls an endpoint of the contract. */
  async call(name: EndpointName, token: string, body: object): Promise<Said['body']> {
    const sent = { headers: { authorization: token }, body };
    return (await this.send(endpoints[name].path, () => sent)).body;
  }
}
