import { PasskeyCode } from '#shared/passkey/errors.ts';
import { PASSKEY_NAME_MAX, PASSKEYS_MAX } from '#shared/passkey/limits.ts';
import { cutText } from '#shared/text/characters.ts';
import { tidyText } from '#shared/text/text.ts';
import { epochMs, MINUTE_MS } from '#shared/time/duration.ts';
import { enter, welcome } from '#server/players/account/sign-in.ts';
import { requireAttempt } from '#server/players/base/attempts.ts';
import { deviceName } from '#server/players/base/device-name.ts';
import { requireFreshSignIn } from '#server/players/base/fresh-sign-in.ts';
import { holdPlayer } from '#server/players/base/held-player.ts';
import { holdJudged, requireLiveSession, requireUnfrozen } from '#server/players/base/judged.ts';
import { playerById, type PlayerRow } from '#server/players/base/players.ts';
import { requireTurn } from '#server/players/base/rate-limits.ts';
import { isUniqueViolation } from '#server/players/base/unique-violation.ts';
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  removePasskey,
} from '#server/players/passkey/passkeys.ts';
import { relyingPartyOf, type RelyingParty } from '#server/players/passkey/relying-party.ts';
import { refusedPasskey, requireRisen } from '#server/players/passkey/spend-proof.ts';
import { openTicket, spendTicket } from '#server/players/passkey/tickets.ts';
import {
  creationOptions,
  judgeUse,
  readCreated,
  requestOptions,
} from '#server/players/passkey/web-authn.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { Refusal, sessionExpired } from '#server/core/http/refusal.ts';
import type { NoticePorts } from '#server/players/base/notice-ports.ts';
import type { PasswordPorts } from '#server/players/base/password-ports.ts';
import type { PasskeyPorts } from '#server/players/passkey/ports.ts';
import type { CallPorts, Handler, PlayerVisit } from '#server/players/handler.ts';

/** A challenge for a new passkey, a log-in or an order. */
export const passkeyOptions: Handler<'passkeyOptions'> = async (
  { database: { db }, settings },
  { purpose },
  { now, network, findSession },
) => {
  const party = partyOf(settings);
  const limit = { turns: settings.loginsPerIp, windowMs: MINUTE_MS };
  await requireTurn(db, `passkey ip ${network}`, limit, now);
  if (purpose === 'login') {
    const { ticket, challenge } = await openTicket(db, { purpose, playerId: null, now });
    return { ticket, options: await requestOptions(party, challenge) };
  }
  const session = await findSession();
  if (!session) throw sessionExpired();
  const { playerId } = session;
  const known = await listPasskeys(db, playerId);
  if (purpose === 'create') requireRoom(known.length);
  else if (known.length === 0) throw refusedPasskey();
  const { ticket, challenge } = await openTicket(db, { purpose, playerId, now });
  if (purpose === 'confirm') {
    return { ticket, options: await requestOptions(party, challenge, known) };
  }
  const holder = await playerById(db, playerId);
  return { ticket, options: await creationOptions(party, holder, challenge, known) };
};

/** Adds a passkey to the account of a session that has proved to be its owner's. */
export const passkeyCreate: Handler<
  'passkeyCreate',
  CallPorts & PasswordPorts & PasskeyPorts & NoticePorts
> = async (context, { ticket, response, name = '', password }, visit) => {
  const { database, settings, noteSignInChange } = context;
  const { now, userAgent } = visit;
  const moment = { market: settings.market, now };
  const { playerId } = visit.session;
  const party = partyOf(settings);
  // First: the passkey is made already, and a ticket that is left takes it in once the password is right.
  const judged = await requireFreshSignIn(context, visit, password);
  const challenge = await spendTicket(database.db, ticket, { purpose: 'create', playerId, now });
  const made = challenge === undefined ? undefined : await readCreated(response, party, challenge);
  if (!made) throw refusedPasskey();
  const named = cutText(tidyText(name) || deviceName(userAgent), PASSKEY_NAME_MAX);
  const { transports } = response.response;
  const id = await transact(database, async (trx) => {
    await holdOwner(trx, judged, visit);
    requireRoom((await listPasskeys(trx, playerId)).length);
    const added = await addPasskey(trx, { ...made, playerId, transports, name: named, now });
    await noteSignInChange(trx, playerId, { kind: 'passkey-added', name: named }, moment);
    return added;
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? refusedPasskey() : error;
  });
  return { id };
};

/** Signs a player in by a passkey, as `accountLogin` does by a password. */
export const passkeyLogin: Handler<'passkeyLogin', CallPorts & PasskeyPorts> = async (
  context,
  request,
  visit,
) => {
  const { database, settings, reportCounter } = context;
  const { now } = visit;
  const { ticket, response } = request;
  const party = partyOf(settings);
  await requireAttempt(context, visit);
  const challenge = await spendTicket(database.db, ticket, {
    purpose: 'login',
    playerId: null,
    now,
  });
  if (challenge === undefined) throw refusedPasskey();
  const passkey = await findPasskey(database.db, response.id);
  const counter = await judgeUse(response, passkey, party, challenge);
  if (!passkey || counter === undefined) throw refusedPasskey();
  const token = await transact(database, async (trx) => {
    const held = await holdPlayer(trx, passkey.player_id);
    requireUnfrozen(held.player);
    await requireRisen(trx, passkey, counter, { reportCounter, now });
    return enter(held, request, visit);
  });
  return welcome(context, passkey.player_id, token, visit);
};

/** The player's passkeys. */
export const passkeyList: Handler<'passkeyList'> = async (
  { database: { db } },
  _request,
  { session: { playerId } },
) => {
  const rows = await listPasskeys(db, playerId);
  return {
    list: rows.map(({ id, name, created_at: created, last_used_at: used }) => ({
      id,
      name,
      createTime: epochMs(created),
      ...(used !== null && { lastUseTime: epochMs(used) }),
    })),
  };
};

/** Removes a passkey; it signs nobody in from then on. */
export const passkeyRemove: Handler<
  'passkeyRemove',
  CallPorts & PasswordPorts & NoticePorts
> = async (context, { id, password }, visit) => {
  const { database, settings, noteSignInChange } = context;
  const { playerId } = visit.session;
  const moment = { market: settings.market, now: visit.now };
  const judged = await requireFreshSignIn(context, visit, password);
  await transact(database, async (trx) => {
    await holdOwner(trx, judged, visit);
    const name = await removePasskey(trx, playerId, id);
    if (name === undefined) return;
    await noteSignInChange(trx, playerId, { kind: 'passkey-removed', name }, moment);
  });
  return {};
};

/** Without a relying party the routes do not exist. */
function partyOf(settings: CallPorts['settings']): RelyingParty {
  const party = relyingPartyOf(settings);
  if (!party) throw new Error('passkeys need APP_ORIGIN');
  return party;
}

function requireRoom(count: number): void {
  if (count < PASSKEYS_MAX) return;
  throw new Refusal(PasskeyCode.tooMany, 'no further passkey', { limit: PASSKEYS_MAX });
}

/** Locks the caller's account, if the session lives and the judged password is still the same. */
async function holdOwner(
  trx: Trx,
  judged: PlayerRow | undefined,
  visit: PlayerVisit,
): Promise<void> {
  if (judged) {
    await holdJudged(trx, judged, visit);
    return;
  }
  await holdPlayer(trx, visit.session.playerId);
  await requireLiveSession(trx, visit.session, visit.now);
}
