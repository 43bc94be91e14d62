/** Messages between the app and a game in its frame (contract, games part). */
import { amount } from '#shared/wire/wire.ts';
import { cutText } from '#shared/text/characters.ts';
import * as v from 'valibot';

const TEXT_MAX = 200;

/** Longest message sent as text, in characters: longer ones are ignored. */
const MESSAGE_MAX = 10_000;

/** A game's own text; a longer one is cut, not refused, so that the player can read its beginning. */
const words = v.pipe(
  v.string(),
  v.transform((text) =>
    cutText(text, TEXT_MAX)
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim(),
  ),
);

/** Panels of a game's page that the app's menu can open. */
export const GAME_PANELS = ['pay-table', 'rounds', 'fairness'] as const;
export type GamePanel = (typeof GAME_PANELS)[number];

/** Settings that the app's menu has for every game, or for those whose page offers them. */
export const GAME_SETTINGS = ['sound', 'turbo', 'vibration'] as const;
export type GameSetting = (typeof GAME_SETTINGS)[number];

const NAMES_MAX = 20;

/** Unknown names are ignored: a game may have panels and settings that this app does not know. */
const namesOf = <Name extends string>(known: readonly Name[]) =>
  v.pipe(
    v.array(v.string()),
    v.maxLength(NAMES_MAX),
    v.transform((names) => known.filter((name) => names.includes(name))),
  );

const fromGame = v.variant('type', [
  v.object({ type: v.picklist(['ready', 'busy', 'idle', 'deposit', 'exit', 'history']) }),
  v.object({ type: v.literal('balance'), coin: amount }),
  v.object({ type: v.literal('error'), msg: words }),
  // The game leaves its header, its exit and these panels to the app, once the app has answered with `bar`.
  v.object({
    type: v.literal('panels'),
    panels: namesOf(GAME_PANELS),
    settings: v.optional(namesOf(GAME_SETTINGS), []),
  }),
]);

export type FromGame = v.InferOutput<typeof fromGame>;

export type ToGame =
  | { readonly type: 'pause' | 'resume' | 'refresh' }
  /** The app's bar shows balance, deposit and exit, and its menu opens the panels. */
  | { readonly type: 'bar' }
  | { readonly type: 'panel'; readonly panel: GamePanel }
  | { readonly type: GameSetting; readonly on: boolean };

/** Parses a message of a game; null when the contract does not know it. */
export function readFromGame(value: unknown): FromGame | null {
  const read = v.safeParse(fromGame, typeof value === 'string' ? parseJson(value) : value);
  return read.success ? read.output : null;
}

/** Some games send their messages as text. */
function parseJson(text: string): unknown {
  if (text.length > MESSAGE_MAX) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
