import type { AppDispatch } from './store.ts';

/**
 * Refreshes balance, status and red dots. The endpoints' code loads after the first paint; offline, the next
 * refresh tries again.
 */
export async function refreshPlayer(dispatch: AppDispatch): Promise<void> {
  const loaded = await import('./later/ask-player.ts').catch(() => null);
  await loaded?.askPlayer(dispatch);
}
