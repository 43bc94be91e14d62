/** Where a player goes back to after login (spec §4). The address is not to be trusted. */

/** Where one goes who came from nowhere. */
export const LOBBY_PATH = '/lobby/home';

const LONGEST = 2000;

/**
 * The path to return to: what `back` names if it is a place of this app, else the lobby. Refused are
 * other sites in all their disguises (`//site`, `/\site`, schemes, control characters that a browser
 * drops), and the screens that would send a signed-in player round in a circle.
 */
export function returnPath(back: unknown): string {
  if (typeof back !== 'string' || back.length > LONGEST) return LOBBY_PATH;
  const isOwnPath = /^\/(?!\/)[^\\\s\p{C}]*$/u.test(back);
  const [path = ''] = back.split(/[?#]/);
  return isOwnPath && !path.includes('//') && !isSignInScreen(path) ? back : LOBBY_PATH;
}

function isSignInScreen(path: string): boolean {
  return /^\/(?:login|register|forget)\/?$/.test(path);
}
