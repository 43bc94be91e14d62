/** How bright the lobby is: its decorative light falls with the player's own limits. */
import { nextLimit, setLimits, usedShare, type LimitUse } from './limit.ts';

/** From bright to dark. */
export type LobbyLight = 'full' | 'soft' | 'low' | 'out';

const SOFT_FROM = 0.5;
const LOW_FROM = 0.8;

/** By the limit that is used up most; full for a player without limits. */
export function lobbyLight(limits: readonly LimitUse[]): LobbyLight {
  const limit = nextLimit(setLimits(limits));
  const share = limit === undefined ? 0 : usedShare(limit);
  if (share >= 1) return 'out';
  if (share >= LOW_FROM) return 'low';
  return share >= SOFT_FROM ? 'soft' : 'full';
}
