/** Where a player returns to after login (spec §4). The path is untrusted. */

import type { GameId } from '#shared/game/game.ts';

/** The default target. */
export const LOBBY_PATH = '/lobby/home';

const LONGEST = 2000;

/**
 * The path to return to: `back` if it is a route of this app, else the lobby. Rejects other sites in all
 * disguises (`//site`, `/\site`, schemes, control characters that a browser drops), and the screens that
 * would redirect a signed-in player in a loop.
 */
export function returnPath(back: unknown): string {
  if (typeof back !== 'string' || back.length > LONGEST) return LOBBY_PATH;
  const isOwnPath = /^\/(?!\/)[^\\\s\p{C}]*$/u.test(back);
  const [path = ''] = back.split(/[?#]/);
  return isOwnPath && !path.includes('//') && !isSignInScreen(path) ? back : LOBBY_PATH;
}

/** The game that the player asked for before logging in; null for any other page. */
export function returnGameId(back: unknown): GameId | null {
  const path = returnPath(back);
  const id = Number(/^\/start\?(?:[^#]*&)?gameId=(\d+)(?:[&#]|$)/.exec(path)?.[1]);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

function isSignInScreen(path: string): boolean {
  return /^\/(?:login|register|forget)\/?$/.test(path);
}
