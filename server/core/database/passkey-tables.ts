/** Rows of passkeys. See `tables.ts` for conventions of columns. */
import type { PasskeyPurpose } from '#shared/passkey/contract.ts';
import type { Fixed } from './columns.ts';

export interface PasskeyTable {
  /** Shown to the player; signs nobody in. */
  id: Fixed<string>;
  /** The authenticator's own id of it, base64url. */
  credential_id: Fixed<string>;
  player_id: Fixed<number>;
  /** COSE, base64url. */
  public_key: Fixed<string>;
  /** How often the authenticator signed; synced passkeys always say 0. */
  counter: number;
  /** How browsers reach the authenticator, separated by commas. */
  transports: Fixed<string>;
  name: Fixed<string>;
  created_at: Fixed<number>;
  last_used_at: number | null;
}

/** A challenge that may be answered once; only the ticket's hash is stored. */
export interface PasskeyTicketTable {
  ticket_hash: Fixed<string>;
  purpose: Fixed<PasskeyPurpose>;
  challenge: Fixed<string>;
  /** Null for a log-in, which does not know its player yet. */
  player_id: Fixed<number | null>;
  expires_at: Fixed<number>;
  used_at: number | null;
}
