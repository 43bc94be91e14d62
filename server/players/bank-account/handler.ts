import { requireMoneyCode } from '#server/players/base/money-code.ts';
import { readBankDetails } from '#server/players/bank-account/bank-rules.ts';
import * as bindBank from '#server/players/bank-account/bind-bank.ts';
import { boundBanks, selectBanks } from '#server/players/bank-account/list-banks.ts';
import { limitsOf } from '#server/core/limits-of.ts';
import { SmsScene } from '#server/players/sms/handler.ts';
import type { ParsedRequestOf } from '#shared/wire/endpoints.ts';
import type { CallPorts, Handler, OnceVisit } from '#server/players/handler.ts';

/** Binds another account (spec §4, §5, §8). */
export const addBank: Handler<'addBank'> = (context, request, visit) =>
  save(context, request, visit, bindBank.addBank);

/** Changes name or number of a bound account (spec §4, §8). */
export const modifyBank: Handler<'modifyBank'> = (context, request, visit) =>
  save(context, request, visit, bindBank.modifyBank);

async function save(
  { settings }: CallPorts,
  request: ParsedRequestOf<'addBank'>,
  { trx, config, now, isConfirmed, session: { playerId } }: OnceVisit,
  bind: typeof bindBank.addBank,
) {
  const details = readBankDetails(request, config);
  if (settings.moneyCodes && !isConfirmed) {
    const { bankChange: scene } = SmsScene;
    await requireMoneyCode(trx, { playerId, scene, code: request.code, now }, config);
  }
  const { bankMax } = limitsOf(config);
  const { market } = settings;
  await bind(trx, { ...details, playerId, bankMax, market, now });
  return boundBanks(await selectBanks(trx, playerId).execute(), config);
}
