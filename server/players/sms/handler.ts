import type { SmsSender } from '#server/players/sms/sms-sender.ts';
import { CommonCode } from '#shared/common/errors.ts';
import {
  requireMobile,
  requireOwn,
  requireUnbound,
} from '#server/players/protection/bind-mobile.ts';
import { findPlayer } from '#server/players/base/players.ts';
import {
  accountSubject,
  forgetCode,
  makeCode,
  playerSubject,
  type CodeKey,
} from '#server/players/base/sms-codes.ts';
import { takeSmsTurn } from '#server/players/base/sms-quota.ts';
import { limitsOf } from '#server/core/limits-of.ts';
import { Refusal, sessionExpired } from '#server/core/http/refusal.ts';
import { codeText } from '#server/players/sms/code-text.ts';
import { SmsNotSent } from '#server/players/sms/sms-provider.ts';
import type { ParsedRequestOf } from '#shared/wire/endpoints.ts';
import type { CallPorts, Handler, Visit } from '#server/players/handler.ts';

const SECONDS_A_MINUTE = 60;

/** Purpose of a code (contract, account part). */
export const SmsScene = { bind: 1, forgotPassword: 2, withdraw: 3, bankChange: 4 } as const;

/**
 * Sends a code (contract, account part). For a forgotten password the answer and its timing are the same
 * whether or not the account and mobile match.
 */
export const smsSend: Handler<'smsSend', CallPorts & { readonly sms: SmsSender }> = async (
  context,
  request,
  visit,
) => {
  const { database, catalogue, settings, sms } = context;
  const { db } = database;
  const { config } = await catalogue.current();
  const limits = limitsOf(config);
  const mobile = requireMobile(request, config);
  const { isForNobody, playerId, ...key } = await receiverOf(context, request, mobile, visit);
  const { network, now } = visit;
  const turn = await takeSmsTurn(context, { mobile, playerId, network, limits, now });

  const { scene } = request;
  const code = await makeCode(db, key, limits, { now, isForNobody });
  const minutes = Math.ceil(limits.codeTtl / SECONDS_A_MINUTE);
  const { market, appOrigin } = settings;
  const text = codeText({ market, scene, code, minutes, appOrigin });
  const message = { to: `+${mobile}`, text, scene };
  const takeBack = async (): Promise<void> => {
    await forgetCode(db, key);
    await turn.giveBack();
  };
  if (scene !== SmsScene.forgotPassword) {
    await sms.send(message).catch(async (error: unknown) => {
      await takeBack();
      throw error instanceof SmsNotSent
        ? new Refusal(CommonCode.channelDown, 'no message sent')
        : error;
    });
  } else if (!isForNobody) {
    sms.sendLater(message, takeBack);
  }
  return { expireIn: limits.codeTtl, resendIn: limits.codeResend, leftToday: turn.leftToday };
};

/** Returns the subject of the code; `isForNobody` when no message may go out, known to the server only. */
async function receiverOf(
  { database: { db } }: CallPorts,
  { scene, account = '' }: ParsedRequestOf<'smsSend'>,
  mobile: string,
  visit: Visit,
): Promise<CodeKey & { playerId: number | undefined; isForNobody: boolean }> {
  if (scene === SmsScene.forgotPassword) {
    const name = account.trim();
    if (name === '') throw new Refusal(CommonCode.badInput, 'which account?');
    const player = await findPlayer(db, name);
    const isForNobody = player?.mobile !== mobile;
    return { subject: accountSubject(name), scene, mobile, playerId: undefined, isForNobody };
  }
  const session = await visit.findSession();
  if (!session) throw sessionExpired();
  const { playerId } = session;
  if (scene === SmsScene.bind) await requireUnbound(db, playerId);
  else await requireOwn(db, playerId, mobile);
  return { subject: playerSubject(playerId), scene, mobile, playerId, isForNobody: false };
}
