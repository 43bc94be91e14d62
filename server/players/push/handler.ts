import { BadRequest } from '#server/core/http/refusal.ts';
import { mayCall } from '#server/core/outbound/public-address.ts';
import { dropSubscription, keepSubscription } from '#server/players/push/subscriptions.ts';
import { transact } from '#server/core/database/transact.ts';
import type { Handler } from '#server/players/handler.ts';

/** Subscribes this browser to notifications, for as long as the session lives. */
export const pushSubscribe: Handler<'pushSubscribe'> = async (
  { database, settings },
  { endpoint, keys },
  { session, now },
) => {
  if (!mayCall(endpoint, { allowsLoopback: settings.callLoopback })) {
    throw new BadRequest('endpoint: not the address of a push service');
  }
  await transact(database, (trx) => keepSubscription(trx, session, { endpoint, ...keys }, now));
  return {};
};

export const pushUnsubscribe: Handler<'pushUnsubscribe'> = async (
  { database: { db } },
  { endpoint },
  { session },
) => {
  await dropSubscription(db, session.playerId, endpoint);
  return {};
};
