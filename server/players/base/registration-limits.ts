import { AccountCode } from '#shared/account/errors.ts';
import { createHash } from 'node:crypto';
import { takeTurn } from '#server/players/base/rate-limits.ts';
import { readFact } from '#server/core/facts.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { CorePorts } from '#server/core/ports.ts';
import { DAY_MS, type EpochMs } from '#shared/time/duration.ts';

/** Device data of a registration (spec §7): not a fingerprint, because many devices share it. */
export interface Registration {
  network: string;
  deviceModel: string;
  os: string;
  now: EpochMs;
}

/**
 * Counts a new account. The limit per device model and address is off unless the operator sets it. Of the
 * device, only the counter is stored, under a hash, for two days.
 * @throws Refusal 1018 when the device has reached its daily limit, 1049 when the address has
 */
export async function requireRegistration(
  { database: { db }, settings }: Pick<CorePorts, 'database' | 'settings'>,
  { network, deviceModel, os, now }: Registration,
): Promise<void> {
  const wanted = await readFact(db, 'registration-limits');
  const unlimited = settings.registrationsPerDevice === 0;
  const perDevice = wanted?.perDevice ?? (unlimited ? undefined : settings.registrationsPerDevice);
  const perIp = wanted?.perIp ?? settings.registrationsPerIp;
  const take = async (key: string, turns: number): Promise<boolean> =>
    (await takeTurn(db, key, { turns, windowMs: DAY_MS }, now)).waitMs === 0;

  if (perDevice !== undefined) {
    const device = createHash('sha256')
      .update(JSON.stringify([network, deviceModel, os]))
      .digest('hex');
    if (!(await take(`register device ${device}`, perDevice))) {
      throw new Refusal(AccountCode.deviceUsedUp, 'this device has registered');
    }
  }
  if (!(await take(`register ip ${network}`, perIp))) {
    throw new Refusal(AccountCode.addressUsedUp, 'too many accounts from this address');
  }
}
