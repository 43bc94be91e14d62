/** Binds a payout account without the form. */
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { ask } from './lobby-data.ts';

/** The name on every account in these tests. */
const REAL_NAME = 'Ana Cruz';

/** Binds an account as from another phone of the player. */
export async function bindBank(
  platform: Pick<PlatformProcess, 'url'>,
  token: string,
  bankId: number,
  mobile: string,
): Promise<void> {
  const details = { bankId, realname: REAL_NAME, mobile, version: 3, reqNo: crypto.randomUUID() };
  const answer = (await ask(platform, 'addBank', details, token)) as { errcode?: number };
  if (answer.errcode !== 0) throw new Error(`not bound: ${JSON.stringify(answer)}`);
}
