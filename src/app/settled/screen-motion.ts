import { prefersReducedMotion } from '#browser/page/page.ts';
import { hasTransitionTypes, nameInTransition } from '#browser/page/screen-transition.ts';
import type { ParsedLocation } from '@tanstack/react-router';
import './screen-motion.css';

const GAME = '/start';

/**
 * True for a game that opens or closes. All other screens follow at once (docs/decisions/0044).
 * @param from the path that is left; undefined on the first screen
 */
export const isGameMove = (from: string | undefined, to: string): boolean =>
  from !== undefined && from !== to && (from === GAME || to === GAME);

/** The picture of a game on a card or a shelf. */
const pictureOf = (gameId: unknown) =>
  [`[data-game-id="${Number(gameId)}"] img`, `[data-played-game="${Number(gameId)}"] img`].join();

interface ScreenChange {
  readonly fromLocation?: ParsedLocation;
  readonly toLocation: ParsedLocation;
}

/**
 * The router's transitions between screens, where the player wants movement: a tapped game's picture grows
 * into the picture of the screen that opens it (`opening-stage.module.css`).
 */
const screenMotion = {
  types({ fromLocation, toLocation }: ScreenChange): string[] | false {
    if (!isGameMove(fromLocation?.pathname, toLocation.pathname) || prefersReducedMotion()) {
      return false;
    }
    if (toLocation.pathname === GAME) {
      const { gameId } = toLocation.search as { gameId?: unknown };
      nameInTransition(pictureOf(gameId), 'game');
    }
    return ['game'];
  },
};

/** Undefined where the router would move every screen alike. */
export const screenMotionHere = () => (hasTransitionTypes() ? screenMotion : undefined);
