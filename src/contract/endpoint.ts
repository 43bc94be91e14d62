/** What the table of calls says of each. */
import type * as v from 'valibot';

/**
 * Who may call, and what a body code 401 does:
 * `anonymous` needs no token; `public` is flagged public by spec §6 (a 401 never logs out);
 * `player` needs a token, and a 401 ends the session.
 */
export type Access = 'anonymous' | 'public' | 'player';

export interface Endpoint {
  readonly path: `/app/v1/${string}`;
  readonly access: Access;
  readonly request: v.GenericSchema<unknown, unknown>;
  /** The payload of a success, beside the envelope. */
  readonly response: v.GenericSchema<unknown, unknown>;
  /** Whether a success carries `code: 200` beside `errcode: 0` (spec §7). */
  readonly hasCode?: true;
  /** Whether any code in the answer asks a signed-in player to sign in again (spec §7, balance query). */
  readonly isCodeExpiry?: true;
  /** Whether the phone tells something of its own accord: no answer to it ever ends a session. */
  readonly isReport?: true;
  /**
   * Whether a platform may be without the call. Where it is, that is remembered for the release, and the
   * call is not made again.
   */
  readonly isOptional?: true;
  /**
   * Whether the call happens once for its `reqNo`: a retry with the same number and body gets the
   * first answer again, another body 1231 (contract, conventions). The request is a `moneyBody`.
   */
  readonly isOnce?: true;
  /**
   * Fields that prove who asks, and are no part of what is asked: a retry may bear others, or none.
   * So the phone need not keep a password or a code to find out what became of an order.
   */
  readonly proofs?: readonly string[];
}
