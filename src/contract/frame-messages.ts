/** What a game in the app's frame and the app say to each other (contract, games part). */
import { amount } from '#contract/wire.ts';
import * as v from 'valibot';

const TEXT_MAX = 200;

/** A game's own words; a longer text is cut, never refused: the player should read its beginning. */
const words = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .slice(0, TEXT_MAX)
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim(),
  ),
);

const fromGame = v.variant('type', [
  v.object({ type: v.picklist(['ready', 'busy', 'idle', 'deposit', 'exit', 'history']) }),
  v.object({ type: v.literal('balance'), coin: amount }),
  v.object({ type: v.literal('error'), msg: words }),
]);

export type FromGame = v.InferOutput<typeof fromGame>;

export type ToGame =
  | { readonly type: 'pause' | 'resume' | 'refresh' }
  | { readonly type: 'sound'; readonly on: boolean };

/** Reads a message of a game; null when it is none that the contract knows. */
export function readFromGame(value: unknown): FromGame | null {
  const read = v.safeParse(fromGame, value);
  return read.success ? read.output : null;
}
