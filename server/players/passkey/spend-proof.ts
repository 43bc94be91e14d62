import { countUse, findPasskey, type KnownPasskey } from '#server/players/passkey/passkeys.ts';
import { judgeUse } from '#server/players/passkey/web-authn.ts';
import { relyingPartyOf } from '#server/players/passkey/relying-party.ts';
import { spendTicket } from '#server/players/passkey/tickets.ts';
import { PasskeyCode } from '#shared/passkey/errors.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { PasskeyPorts } from '#server/players/passkey/ports.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { passkeyProof } from '#shared/passkey/contract.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type * as v from 'valibot';

/** One answer for everything that is wrong with a passkey, so that none says what is known. */
export const refusedPasskey = (): Refusal =>
  new Refusal(PasskeyCode.refused, 'this passkey cannot be verified');

/**
 * Counts a judged use inside the transaction of what it allows.
 * @throws Refusal 1294 when its counter did not rise
 */
export async function requireRisen(
  trx: Trx,
  passkey: KnownPasskey,
  counter: number,
  { reportCounter, now }: PasskeyPorts & { readonly now: EpochMs },
): Promise<void> {
  if (await countUse(trx, passkey, counter, now)) return;
  reportCounter(passkey.player_id);
  throw refusedPasskey();
}

/**
 * Spends the passkey that confirms an order, inside the order's transaction: an order that is refused leaves the
 * ticket, one that is made uses it up.
 * @throws Refusal 1294
 */
export async function spendProof(
  { settings, reportCounter }: Pick<CorePorts, 'settings'> & PasskeyPorts,
  trx: Trx,
  { ticket, response }: v.InferOutput<typeof passkeyProof>,
  { playerId, now }: { readonly playerId: number; readonly now: EpochMs },
): Promise<void> {
  const party = relyingPartyOf(settings);
  const challenge = await spendTicket(trx, ticket, { purpose: 'confirm', playerId, now });
  const passkey = await findPasskey(trx, response.id);
  if (!party || challenge === undefined || passkey?.player_id !== playerId) throw refusedPasskey();
  const counter = await judgeUse(response, passkey, party, challenge);
  if (counter === undefined) throw refusedPasskey();
  await requireRisen(trx, passkey, counter, { reportCounter, now });
}
