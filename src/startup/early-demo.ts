/**
 * A link to a game, opened by a visitor: the game's demo plays first, and the app loads once it is there. A
 * campaign's tap leads to a first round in two seconds on a cheap phone; the app alone needs four.
 */
import { canAdoptFrames } from '#browser/page/early-demo.ts';
import { within } from '#browser/page/paint.ts';
import { playableOrigin } from '#browser/page/game-place.ts';
import { localKeys } from '#config/storage-keys.ts';
import { localArea } from '#browser/storage/key-value.ts';
import { readEarlyRecord } from '#browser/storage/early-record.ts';
import { markets, type Market } from '#shared/market/market.ts';
import { frameRules } from '#shared/play/frame-trust.ts';
import { callRequest, type Caller } from '#shared/wire/call-request.ts';
import { startPaths } from '#shared/wire/start-paths.ts';

/** The longest that the app waits for a demo, in ms. */
const PATIENCE_MS = 4_000;

const GAME_PATH = /^\/start\/?$/;

/** The game whose demo a visitor's address asks for; null for any other address. */
export function linkedGame({ pathname, searchParams }: URL): number | null {
  const gameId = Number(searchParams.get('gameId'));
  return GAME_PATH.test(pathname) && Number.isSafeInteger(gameId) && gameId > 0 ? gameId : null;
}

/**
 * Shows the demo of the game in the address, if this visitor may try it. Resolves when it is there, or cannot
 * be.
 */
export async function showEarlyDemo(
  caller: Caller,
  address: URL,
  market: Market = 'ph',
): Promise<void> {
  const gameId = linkedGame(address);
  if (gameId === null || caller.token !== null || document.hidden || !canAdoptFrames()) return;
  const lang = localArea.read(localKeys.language) ?? markets[market].language;
  const [url, call] = callRequest(caller, startPaths.gameDemo, { gameId, lang });
  try {
    const response = await fetch(url, call);
    const { errcode, demoUrl } = (await response.json()) as { errcode?: number; demoUrl?: unknown };
    const origin = errcode === 0 && typeof demoUrl === 'string' ? playableOrigin(demoUrl) : null;
    if (origin === null) return;
    await within(PATIENCE_MS, play(gameId, String(demoUrl), frameRules(origin, location.origin)));
  } catch {
    // The app asks again, and says what is wrong.
  }
}

/** Resolves when the frame has loaded. */
function play(gameId: number, url: string, { sandbox }: { sandbox: string }): Promise<unknown> {
  const place = document.createElement('div');
  place.id = 'early-demo';
  const frame = document.createElement('iframe');
  frame.title = 'Demo';
  frame.allow = 'fullscreen; autoplay';
  frame.setAttribute('sandbox', sandbox);
  frame.src = url;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  place.append(frame);
  document.body.append(place);
  document.documentElement.dataset['earlyDemo'] = '';
  readEarlyRecord().demo = { gameId, url, sandbox, frame, place };
  return loaded;
}
