/** Operator commands that tests send to their server. */
import type { PlatformProcess } from '#tests/support/platform-process.ts';

type Operator = Pick<PlatformProcess, 'operator'>;

export interface Account {
  account: string;
  password: string;
}

let made = 0;

/**
 * Creates a player for one test alone, so that no other test sees its changes.
 * @param state deposits in hundredths, a bound mobile
 */
export async function makePlayer(
  platform: Operator,
  state: { coin?: number; vip?: number; mobile?: string } = {},
): Promise<Account> {
  made += 1;
  const account = `t${process.pid.toString(36)}x${Date.now().toString(36)}${made}`.slice(-16);
  const player = { account, password: 'lantern2026' };
  await platform.operator('player/make', { ...player, ...state });
  return player;
}

/**
 * Counts the requests that reach the server from now on; returns the counts by path, or those below a prefix.
 */
export async function countRequests(
  platform: Operator,
): Promise<(prefix?: string) => Promise<Record<string, number>>> {
  await platform.operator('requests/reset', {});
  return async (prefix = '/') => {
    const answer = await platform.operator('requests/count', { path: prefix });
    return (answer as { counts: Record<string, number> }).counts;
  };
}

/** Makes calls of a path fail until the test, or the returned function, clears the fault. */
export async function setFault(
  platform: Operator,
  fault: { path: string; kind: string; value?: number; times?: number },
): Promise<() => Promise<void>> {
  await platform.operator('fault/set', fault);
  return async () => {
    await platform.operator('fault/clear', { path: fault.path });
  };
}

/** Refuses the next call of a path with this code. */
export async function refuseOnce(platform: Operator, path: string, code: number): Promise<void> {
  await setFault(platform, { path, kind: 'errcode', value: code, times: 1 });
}
