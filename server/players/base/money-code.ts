import { MobileCode } from '#shared/mobile/errors.ts';
import { VerificationCode } from '#shared/mobile/verification-code-errors.ts';
import { playerById } from '#server/players/base/players.ts';
import { playerSubject, spendCode } from '#server/players/base/sms-codes.ts';
import { limitsOf } from '#server/core/limits-of.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/**
 * Spends the code that a money call carries where the server requires one (`MONEY_CODES`).
 * @throws Refusal 1084 without a bound mobile, 1202 without a code; 1201–1204 as `spendCode`
 */
export async function requireMoneyCode(
  trx: Trx,
  wanted: { playerId: number; scene: number; code: string | undefined; now: EpochMs },
  config: WireWebConfig,
): Promise<void> {
  const { playerId, scene, code = '', now } = wanted;
  const { mobile } = await playerById(trx, playerId);
  if (mobile === null) throw new Refusal(MobileCode.notBound, 'bind a mobile first');
  if (code === '') throw new Refusal(VerificationCode.expired, 'a code is needed', { needCode: 1 });
  const key = { subject: playerSubject(playerId), scene, mobile };
  await spendCode(trx, key, code, limitsOf(config), now);
}
