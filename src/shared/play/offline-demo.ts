/** Demos that the phone keeps: where the app shows them, and what they may do. */
import type { GameId } from '#shared/game/game.ts';

const FOLDER = '/offline-demo/';
const PATH = /^\/offline-demo\/([1-9]\d{0,15})$/;

/** The path at which the worker answers with a kept demo. */
export const offlineDemoPath = (gameId: GameId): string => `${FOLDER}${gameId}`;

/** The game of such a path; null for any other. */
export function offlineDemoAt(path: string): GameId | null {
  const found = PATH.exec(path)?.[1];
  return found === undefined ? null : Number(found);
}

/**
 * The content security policy of a kept demo. It is another party's program on the app's own origin, so it
 * gets an origin of its own, without storage, and no connection at all: everything that it needs is in it.
 */
export const OFFLINE_DEMO_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'media-src data:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
