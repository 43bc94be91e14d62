import type { Trx } from '#server/core/database/transact.ts';
import type { Market } from '#shared/market/market.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** A change of what signs in to an account. */
export type SignInChange =
  | { readonly kind: 'passkey-added' | 'passkey-removed'; readonly name: string }
  | { readonly kind: 'passkeys-removed' }
  | { readonly kind: 'password-changed' };

/** Informs the player of a change, in its transaction: none is reported that was not made. */
export type NoteSignInChange = (
  trx: Trx,
  playerId: number,
  change: SignInChange,
  moment: { readonly market: Market; readonly now: EpochMs },
) => Promise<void>;

export interface NoticePorts {
  readonly noteSignInChange: NoteSignInChange;
}
