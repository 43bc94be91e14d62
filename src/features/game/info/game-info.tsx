import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import type { GameId } from '#shared/game/game.ts';
import { useSelector } from 'react-redux';
import { GameInfoSheet, type GameInfoSheetProps } from './game-info-sheet.tsx';

interface GameInfoProps extends Omit<GameInfoSheetProps, 'game'> {
  readonly gameId: GameId;
}

/** The details sheet of a listed game. */
export function GameInfo({ gameId, ...props }: GameInfoProps) {
  const game = useSelector(selectCatalogue).byId.get(gameId);
  return <GameInfoSheet {...props} game={game} />;
}
