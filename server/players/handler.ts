import type {
  EndpointName,
  endpoints,
  ParsedRequestOf,
  WireResponseOf,
} from '#shared/wire/endpoints.ts';
import type { LivePlayer } from '#server/players/base/judged.ts';
import type { Session } from '#server/players/base/sessions.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { PreparedAnswer, SharedAnswer } from '#server/core/http/answer.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { FastifyRequest } from 'fastify';

/** What every call needs. */
export interface CallPorts extends CorePorts {
  readonly catalogue: Catalogue;
}

/** The caller, and the time of the call. */
export interface Visit {
  ip: string;
  /** The unit that limits count as one caller, see `networkOf`. */
  network: string;
  userAgent: string;
  /** The call's headers; never stored as they are. */
  request: Pick<FastifyRequest, 'headers' | 'protocol'>;
  /** Where the caller reached this server, e.g. `https://lobby.example`. */
  origin: string;
  /** Origin of the calling page; empty when the browser does not send it. */
  pageOrigin: string;
  now: EpochMs;
  /** Finds the live session if the call has a token: for anonymous calls that also serve players. */
  findSession(): Promise<Session | undefined>;
}

/** A call with a live session. */
export interface PlayerVisit extends Visit {
  session: Session;
}

/**
 * A call that is answered once per `reqNo`. Its handler runs in the transaction that stores the answer: it
 * reads and writes through `trx` only, and has no other effects.
 */
export interface OnceVisit extends PlayerVisit {
  trx: Trx;
  /** As of the start of the transaction. */
  player: LivePlayer;
  /** Read before the transaction, because the catalogue must not be queried inside it. */
  config: WireWebConfig;
  /** True when a passkey confirmed the call: no code is needed then. */
  isConfirmed: boolean;
}

type RowOf<Name extends EndpointName> = (typeof endpoints)[Name];

type VisitOf<Name extends EndpointName> =
  RowOf<Name> extends { isOnce: true }
    ? OnceVisit
    : RowOf<Name>['access'] extends 'anonymous'
      ? Visit
      : PlayerVisit;

/**
 * Answers a call with its payload; the route adds the envelope. A `PreparedAnswer` is already checked, a
 * `SharedAnswer` is the same for everyone.
 * @typeParam Ports what it needs besides
 * @throws Refusal for every errcode but 0
 */
export type Handler<Name extends EndpointName, Ports extends CallPorts = CallPorts> = (
  context: Ports,
  request: ParsedRequestOf<Name>,
  visit: VisitOf<Name>,
) => Promise<Payload<Name> | SharedAnswer<Payload<Name>>>;

type Payload<Name extends EndpointName> = WireResponseOf<Name> | PreparedAnswer;
