import { CommonCode } from '#shared/common/errors.ts';

/** Errcodes of this server that belong to no feature (spec §8, contract conventions). */
export const Errcode = {
  badRequest: 400,
  sessionExpired: 401,
  forbidden: 403,
  notFound: 404,
  internal: 500,
  unavailable: 503,
  tooFrequent: CommonCode.tooFrequent,
  numberReused: CommonCode.numberReused,
} as const;

/** A business refusal: HTTP 200 with this errcode; `extras` are additional fields of the answer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly errcode: number;
  readonly extras: Readonly<Record<string, unknown>>;

  constructor(errcode: number, message: string, extras: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.errcode = errcode;
    this.extras = extras;
  }
}

/**
 * A refusal that counts something, e.g. a wrong code: what was written before it is committed. Every other
 * refusal rolls its transaction back.
 */
export class StoredRefusal extends Refusal {
  override name = 'StoredRefusal';
}

/** The session is missing, expired or ended: `code` 401 signs the app out (spec §4). */
export const sessionExpired = (): Refusal =>
  new Refusal(Errcode.sessionExpired, 'session expired', { code: Errcode.sessionExpired });

/** Too many requests wait for the same scarce resource: HTTP 503. */
export class ServerBusy extends Error {
  override name = 'ServerBusy';

  constructor() {
    super('the server is busy; try again in a moment');
  }
}

/** An address has used up a route's limit: HTTP 429. */
export class TooManyRequests extends Error {
  override name = 'TooManyRequests';

  constructor() {
    super('too many requests from this address; try again in a minute');
  }
}

/** A request that this server cannot parse: HTTP 400. */
export class BadRequest extends Error {
  override name = 'BadRequest';
}
