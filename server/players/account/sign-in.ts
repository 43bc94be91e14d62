/** What every sign-in does once it is judged, by password or passkey. */
import { deviceName } from '#server/players/base/device-name.ts';
import { openSession } from '#server/players/base/sessions.ts';
import { signedInPart } from '#server/players/account/wire-player.ts';
import type { HeldPlayer } from '#server/players/base/held-player.ts';
import type { ParsedRequestOf } from '#shared/wire/endpoints.ts';
import type { CallPorts, Visit } from '#server/players/handler.ts';

/** Opens a session and stores the inviter (spec §7, `outUrl`). @returns the session's token */
export async function enter(
  held: HeldPlayer,
  {
    outUrl,
    phoneinfoJsonModel,
  }: Pick<ParsedRequestOf<'accountLogin'>, 'outUrl' | 'phoneinfoJsonModel'>,
  { now, ip, userAgent }: Visit,
): Promise<string> {
  const device = deviceName(userAgent, phoneinfoJsonModel?.deviceModel, phoneinfoJsonModel?.os);
  if (outUrl !== '') {
    await held.trx
      .insertInto('attribution')
      .values({ player_id: held.player.id, out_url: outUrl, created_at: now })
      .execute();
  }
  return openSession(held, { device, ip, now });
}

/** The answer to a sign-in. */
export async function welcome(
  { database: { db }, catalogue, settings: { market } }: CallPorts,
  playerId: number,
  token: string,
  { now }: Visit,
) {
  const { config } = await catalogue.current();
  const { user, ...rest } = await signedInPart(db, { playerId, market, now }, config);
  return { ...user, ...rest, token };
}
