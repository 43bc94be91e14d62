import type {
  EndpointName,
  endpoints,
  ParsedRequestOf,
  WireResponseOf,
} from '#contract/endpoints.ts';
import type { ClientHeaders } from '#server/attribution/client-words.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { PlatformContext } from '#server/context.ts';
import type { Trx } from '#server/database/transact.ts';
import type { PreparedAnswer, SharedAnswer } from '#server/http/answer.ts';
import type { WireWebConfig } from '#contract/web-config.ts';
import type { EpochMs } from '#domain/duration.ts';

/** Who calls, and when. */
export interface Visit {
  ip: string;
  /** What counts as one caller for limits: see `networkOf`. */
  network: string;
  userAgent: string;
  /** What the browser says of itself and its user; never kept as it came. */
  client: ClientHeaders;
  /** The cookies as they came; a session is never among them. */
  cookies: string | undefined;
  /** Where the caller reached this server, e.g. `https://lobby.example`. */
  origin: string;
  /** The origin of the page that calls; empty when the browser does not tell. */
  pageOrigin: string;
  now: EpochMs;
  /** The live session, if a token of one came: for calls that need none but know a player. */
  findSession(): Promise<Session | undefined>;
}

/** A call with a live session. */
export interface PlayerVisit extends Visit {
  session: Session;
}

/**
 * A call that is answered once for its `reqNo`. Its handler runs in the transaction in which the
 * answer is kept: it writes and reads through `trx` alone, and has no other effect.
 */
export interface OnceVisit extends PlayerVisit {
  trx: Trx;
  /** Read before the transaction, as the catalogue must not be asked inside. */
  config: WireWebConfig;
}

type RowOf<Name extends EndpointName> = (typeof endpoints)[Name];

type VisitOf<Name extends EndpointName> =
  RowOf<Name> extends { isOnce: true }
    ? OnceVisit
    : RowOf<Name>['access'] extends 'anonymous'
      ? Visit
      : PlayerVisit;

/**
 * Answers one call with its payload; the route adds the envelope. A `PreparedAnswer` is a payload
 * that was checked before, a `SharedAnswer` one that everybody gets.
 * @throws Refusal for every errcode but 0
 */
export type Handler<Name extends EndpointName> = (
  context: PlatformContext,
  request: ParsedRequestOf<Name>,
  visit: VisitOf<Name>,
) => Promise<Payload<Name> | SharedAnswer<Payload<Name>>>;

type Payload<Name extends EndpointName> = WireResponseOf<Name> | PreparedAnswer;
