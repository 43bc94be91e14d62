import { playerById } from '#server/players/base/players.ts';
import { identityUrl, needOf, statusOf } from '#server/players/identity/identity.ts';
import type { Handler } from '#server/players/handler.ts';

/**
 * State of the identity check, what it needs, and where it is done; the latter two only where a check is
 * open.
 */
export const identity: Handler<'identity'> = async (
  { database: { db }, settings },
  _request,
  { session },
) => {
  const player = await playerById(db, session.playerId);
  const status = statusOf(player.kyc_status);
  const url = identityUrl(settings.identityUrl, player.uuid);
  const isOpen = status === 3 || (status === 0 && settings.identityFrom !== null);
  return {
    status,
    ...(status === 3 && player.kyc_reason !== null ? { reason: player.kyc_reason } : {}),
    need: isOpen ? needOf(settings.identityAddress) : [],
    ...(isOpen && url !== null ? { url } : {}),
  };
};
