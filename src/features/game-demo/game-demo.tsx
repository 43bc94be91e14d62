import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import type { GameId } from '#shared/game/game.ts';
import { gamePlace } from '#state/lobby/game-place.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import { addressOf } from '#browser/history/navigation.ts';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import { useSelector } from 'react-redux';
import { GameDemoSheet } from './game-demo-sheet.tsx';
import { useGameDemo } from './use-game-demo.ts';

interface GameDemoProps extends OpenedProps {
  readonly gameId: GameId;
}

/** The demo of a listed game: for visitors, and for everyone without a network. */
export function GameDemo({ gameId, ...opened }: GameDemoProps) {
  const game = useSelector(selectCatalogue).byId.get(gameId);
  const demo = useGameDemo(gameId);
  const back = game && addressOf(gamePlace(game));
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <GameDemoSheet {...opened} name={game?.name} back={back} demo={demo} isSignedIn={isSignedIn} />
  );
}
