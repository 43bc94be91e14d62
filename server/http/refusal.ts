import { CommonCode } from '#domain/errors/common.ts';

/** The errcodes of this server that are not a feature's own (spec §8, contract conventions). */
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

/** A business refusal: HTTP 200 with this errcode; `extras` are further fields of the answer. */
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
 * A refusal that counted something, e.g. a wrong code: what was written before it is committed. Every
 * other refusal leaves no trace in its transaction.
 */
export class StoredRefusal extends Refusal {
  override name = 'StoredRefusal';
}

/** The session is missing, expired or ended: `code` 401 is what signs the app out (spec §4). */
export const sessionExpired = (): Refusal =>
  new Refusal(Errcode.sessionExpired, 'session expired', { code: Errcode.sessionExpired });

/** More asks for the same scarce thing than can be served soon: HTTP 503. */
export class ServerBusy extends Error {
  override name = 'ServerBusy';

  constructor() {
    super('the server is busy; try again in a moment');
  }
}

/** An address has used up the limit of a route: HTTP 429. */
export class TooManyRequests extends Error {
  override name = 'TooManyRequests';

  constructor() {
    super('too many requests from this address; try again in a minute');
  }
}

/** A request that this server cannot read: HTTP 400. */
export class BadRequest extends Error {
  override name = 'BadRequest';
}
