import { maskAddress } from '#server/players/base/mask-address.ts';
import { endSession, listSessions } from '#server/players/base/sessions.ts';
import type { Handler } from '#server/players/handler.ts';

/** The player's live sessions (contract, sessions part). */
export const sessions: Handler<'sessions'> = async (
  { database: { db } },
  _request,
  { session, now },
) => {
  const rows = await listSessions(db, session, now);
  return {
    list: rows.map(({ id, device, ip, last_seen_at: time, is_current: isCurrent }) => ({
      id,
      device,
      ip: maskAddress(ip),
      time,
      current: isCurrent ? (1 as const) : (0 as const),
    })),
  };
};

/** Ends the calling session, or another one of the player. */
export const logout: Handler<'logout'> = async ({ database: { db } }, { id }, { session }) => {
  await endSession(db, session, id);
  return {};
};
