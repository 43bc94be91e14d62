/** Definition of an endpoint. */
import type { ProtectedAction } from '#shared/protection/protected-action.ts';
import type * as v from 'valibot';

/**
 * Who may call, and the effect of a body code 401: `anonymous` needs no token; `public` and `player` do, and
 * are never sent without one. `public` is flagged public by spec §6 (a 401 never logs out); on `player` a 401
 * ends the session.
 */
export type Access = 'anonymous' | 'public' | 'player';

export interface Endpoint {
  readonly path: `/app/v1/${string}`;
  readonly access: Access;
  readonly request: v.GenericSchema<unknown, unknown>;
  /** The payload of a success, without the envelope. */
  readonly response: v.GenericSchema<unknown, unknown>;
  /** Whether a success contains `code: 200` beside `errcode: 0` (spec §7). */
  readonly hasCode?: true;
  /** Whether any code in the answer makes a signed-in player sign in again (spec §7, balance query). */
  readonly isCodeExpiry?: true;
  /** Whether the call is only a report by the app: its answer never ends a session. */
  readonly isReport?: true;
  /**
   * Whether the call is idempotent by its `reqNo`: a retry with the same number and body gets the first
   * answer again, another body 1231 (contract, conventions). The request is a `moneyBody`.
   */
  readonly isOnce?: true;
  /**
   * Fields that prove the caller's identity and are not part of the request's content: a retry may have
   * others, or none. So the app need not store a password or a code to find out the outcome of an order.
   */
  readonly proofs?: readonly string[];
  /**
   * Whether the call changes where money or secrets go: a server may answer 1293 to a session that is older
   * than a few minutes, and then requires the account's `password`, one of its proofs. Of a once-call the
   * routes ask for it; the handler of any other call does so itself.
   */
  readonly needsPassword?: true;
  /** What the player must be allowed to do; a server answers 1212, 1213 or 101 otherwise. Once-calls only. */
  readonly may?: Extract<ProtectedAction, 'pay-in' | 'claim'>;
}
