import type { NumberedGame } from '#server/catalogue/game-rows.ts';
import type { WireWebConfig } from '#shared/lobby/web-config-contract.ts';

/** The `showType` of a game that the lobby shows. */
const SHOWN = 0;

/** True when players see the game and may open it: it is shown, and its category is active. */
export function isOffered(
  { appGameTypeList }: Pick<WireWebConfig, 'appGameTypeList'>,
  { showType = SHOWN, typeId }: NumberedGame,
): boolean {
  const isActive = appGameTypeList.some(({ id, status = 1 }) => id === typeId && status === 1);
  return showType === SHOWN && isActive;
}
