import { BadRequest } from '#server/core/http/refusal.ts';
import { mayCall } from '#server/core/outbound/public-address.ts';
import { dropSubscription, keepSubscription } from '#server/players/push/subscriptions.ts';
import { PUSH_KINDS } from '#shared/push/push-settings.ts';
import { transact } from '#server/core/database/transact.ts';
import type { Handler } from '#server/players/handler.ts';

/** Subscribes this browser to notifications, for as long as the session lives. */
export const pushSubscribe: Handler<'pushSubscribe'> = async (
  { database, settings, catalogue },
  { endpoint, keys, key, kinds = PUSH_KINDS, quiet = 0 },
  { session, now },
) => {
  if (!mayCall(endpoint, { allowsLoopback: settings.callLoopback })) {
    throw new BadRequest('endpoint: not the address of a push service');
  }
  // The app had an earlier config: the push service would deny every message.
  const { pushPublicKey } = (await catalogue.current()).config;
  if (key !== undefined && key !== pushPublicKey) throw new BadRequest('key: not the current one');
  const subscription = { endpoint, ...keys, kinds, isQuiet: quiet === 1 };
  await transact(database, (trx) => keepSubscription(trx, session, subscription, now));
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
