import { MINUTE_MS } from '#shared/time/duration.ts';
import { requireTurn } from '#server/players/base/rate-limits.ts';
import { readCampaignCookie } from '#server/marketing/events/campaign-cookie.ts';
import { clientHeaders, clientWords } from '#server/marketing/events/client-words.ts';
import { storeBatch } from '#server/marketing/events/store-events.ts';
import { transact } from '#server/core/database/transact.ts';
import type { Handler } from '#server/players/handler.ts';

/** Stores funnel events of one install (contract, install attribution); the IP address is not stored. */
export const installEvents: Handler<'installEvents'> = async (
  { database, settings },
  { installId, events },
  { network, now, request, findSession },
) => {
  const limit = { turns: settings.installEventsPerIp, windowMs: MINUTE_MS };
  await requireTurn(database.db, `install ip ${network}`, limit, now, events.length);
  const attribution = events.find((event) => event.attribution)?.attribution;
  const batch = { events, attribution, cookie: readCampaignCookie(request), now };
  const session = await findSession();
  const sender = {
    words: clientWords(clientHeaders(request, settings.countryHeader)),
    playerId: session?.playerId,
  };
  const accepted = await transact(database, (trx) =>
    storeBatch(trx, installId.toLowerCase(), batch, sender, settings.market),
  );
  return { accepted };
};
